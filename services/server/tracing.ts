import type { IncomingMessage } from 'node:http';
import type { Span, Tracer } from '#lib/tracing/span.ts';
import { perProcess } from './per-process.ts';

const held = () => perProcess('tracer', (): { tracer: Tracer | undefined } => ({ tracer: undefined }));

/** Returns the tracer of this process; undefined when it sends no spans. */
export const tracer = (): Tracer | undefined => held().tracer;
export const sendSpansTo = (given: Tracer | undefined): void => {
  held().tracer = given;
};

const TRACEPARENT = Symbol.for('amanah.traceparent');
type Traced = IncomingMessage & { [TRACEPARENT]?: string };

/** Makes calls on behalf of this request a part of this span. */
export const traceRequest = (req: IncomingMessage, span: Span | undefined): void => {
  if (span) (req as Traced)[TRACEPARENT] = span.traceparent;
};

/** Returns the span of this request, as it travels to others; '' for none. */
export const traceparentOf = (req: IncomingMessage): string => (req as Traced)[TRACEPARENT] ?? '';
