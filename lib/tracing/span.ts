/** A span has these attributes beside its name and times. They never hold a name, an account or an amount: traces leave the bank's own books. */
export type SpanAttributes = Readonly<Record<string, string | number>>;

export interface Span {
  /** The traceparent names the span to whoever does a part of it (W3C Trace Context). */
  readonly traceparent: string;
  /** Ends the span. `failed`: something broke, which a refusal is not. */
  end(attributes: SpanAttributes, failed: boolean): void;
}

/** A span belongs to the span whose traceparent was sent along or, at the beginning of all, to the call's correlation id. */
export interface Belonging {
  readonly traceparent: string;
  readonly correlation: string;
}

/** The tracer takes spans. Nothing here throws: no call fails for its trace. */
export interface Tracer {
  begin(name: string, kind: 'SERVER' | 'CLIENT', belonging: Belonging, attributes: SpanAttributes): Span;
  /** Notes a piece of work of so many milliseconds that has just ended. */
  note(name: string, traceparent: string, tookMs: number, attributes: SpanAttributes, failed: boolean): void;
  /** Sends the remaining spans, for two seconds at most. */
  stop(): Promise<void>;
}

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** Returns the ids in a traceparent and whether the trace is kept; null for anything else. */
export function readTraceparent(text: string): { traceId: string; spanId: string; traceFlags: number } | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(text) ?? [];
  if (/^0*$/.test(traceId) || /^0*$/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}

/** Returns the id of a trace, which is the correlation id of its call, so that one id finds logs, journal, trail and trace; '' for none. */
export function traceIdOf(correlation: string): string {
  const id = correlation.toLowerCase().replaceAll('-', '');
  return /^[0-9a-f]{32}$/.test(id) && !/^0*$/.test(id) ? id : '';
}
