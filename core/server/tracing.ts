import type { Metadata } from '@grpc/grpc-js';
import type { CallScope } from '#core/db/call-scope.ts';
import { errors, isErrorCode } from '#lib/errors/errors.ts';
import type { Span, Tracer } from '#lib/tracing/span.ts';

/** A call that is being traced. */
export interface TracedCall {
  /** Statements of the call are reported here. */
  readonly statement: NonNullable<CallScope['statement']>;
  readonly end: (code: string) => void;
}

const broke = (code: string): boolean => isErrorCode(code) && errors[code].http >= 500;

/** Begins the span of a call, below the one the caller names in its metadata; undefined where nothing is traced. */
export function traceCall(
  tracer: Tracer | undefined,
  rpc: string,
  metadata: Metadata,
  correlation: string,
): TracedCall | undefined {
  if (!tracer) return undefined;
  const span: Span = tracer.begin(
    rpc,
    'SERVER',
    { traceparent: String(metadata.get('traceparent')[0] ?? ''), correlation },
    { 'rpc.system': 'grpc', 'rpc.method': rpc, 'amanah.correlation_id': correlation },
  );
  return {
    statement: ({ text, tookMs, waitedMs, lane, failed }) =>
      tracer.note(
        text.slice(0, 40),
        span.traceparent,
        tookMs,
        { 'db.system': 'postgresql', 'db.query.summary': text, 'amanah.lane': lane, 'amanah.waited_ms': waitedMs },
        failed,
      ),
    end: (code) => span.end({ 'amanah.code': code }, broke(code)),
  };
}
