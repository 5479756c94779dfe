import type { Context, Span as OtelSpan, SpanContext } from '@opentelemetry/api';
import { type Belonging, readTraceparent, type Span, type SpanAttributes, type Tracer, traceIdOf } from './span.ts';

const STOP_MS = 2_000;
const EXPORT_MS = 5_000;

const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

/**
 * Sends spans of this program to the collector at `endpoint` by OpenTelemetry's protocol (HTTP, JSON). Without an endpoint there is no
 * tracer, and none of its packages is loaded. Further settings are OpenTelemetry's own variables (OTEL_EXPORTER_OTLP_HEADERS,
 * OTEL_TRACES_SAMPLER).
 */
export async function openTracer(service: string, endpoint: string | undefined): Promise<Tracer | undefined> {
  if (!endpoint) return undefined;
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const random = new sdk.RandomIdGenerator();
  // The trace that is just being begun has this name; spans begin without waiting for anything.
  let wanted = '';
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: { generateTraceId: () => wanted || random.generateTraceId(), generateSpanId: random.generateSpanId },
    spanProcessors: [
      new sdk.BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS }), {
        exportTimeoutMillis: EXPORT_MS,
      }),
    ],
  });
  const tracer = provider.getTracer('amanah');

  const under = ({ traceparent, correlation }: Belonging): Context => {
    const parent = readTraceparent(traceparent);
    wanted = parent ? '' : traceIdOf(correlation);
    if (!parent) return api.ROOT_CONTEXT;
    return api.trace.setSpanContext(api.ROOT_CONTEXT, { ...parent, isRemote: true });
  };
  const finish = (span: OtelSpan, attributes: SpanAttributes, failed: boolean): void => {
    span.setAttributes(attributes);
    if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end();
  };
  return {
    begin(name, kind, belonging, attributes): Span {
      const span = tracer.startSpan(name, { kind: api.SpanKind[kind], attributes }, under(belonging));
      return {
        traceparent: traceparentOf(span.spanContext()),
        end: (attributes, failed) => finish(span, attributes, failed),
      };
    },
    note(name, traceparent, tookMs, attributes, failed) {
      const startTime = new Date(Date.now() - tookMs);
      const kind = api.SpanKind.CLIENT;
      finish(tracer.startSpan(name, { kind, startTime }, under({ traceparent, correlation: '' })), attributes, failed);
    },
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => setTimeout(resolve, STOP_MS).unref()),
      ]),
  };
}
