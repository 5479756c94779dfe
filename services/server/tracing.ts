import type { IncomingMessage } from 'node:http';
import type { Span, Tracer } from '#lib/tracing/span.ts';
import { perProcess } from './per-process.ts';

const held = () => perProcess('tracer', (): { tracer: Tracer | undefined } => ({ tracer: undefined }));

/** Where this process sends its spans; undefined for nowhere. */
export const tracer = (): Tracer | undefined => held().tracer;
export const sendSpansTo = (given: Tracer | undefined): void => {
  held().tracer = given;
};

const TRACEPARENT = Symbol.for('amanah.traceparent');
type Traced = IncomingMessage & { [TRACEPARENT]?: string };

/** What is asked on behalf of this request is a part of this span. */
export const traceRequest = (req: IncomingMessage, span: Span | undefined): void => {
  if (span) (req as Traced)[TRACEPARENT] = span.traceparent;
};

/** The span of this request, as it is told to others; '' for none. */
export const traceparentOf = (req: IncomingMessage): string => (req as Traced)[TRACEPARENT] ?? '';
