import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { HostPort } from '#lib/config/fields.ts';
import type { Admission } from './admission.ts';
import { perProcess } from './per-process.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

function make() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'amanah_web_call_seconds',
    help: 'Calls answered, from their arrival, by path and code of the answer',
    labelNames: ['path', 'code'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return { registry, calls };
}

/** The gateway takes the measurements of this process, and a port of its own serves them. */
const webMetrics = () => perProcess('metrics', make);

/** Measures an answered call. `path` is one of the registry's, or '' for an unknown one. */
export const measureCall = (path: string, code: string, ms: number): void =>
  webMetrics().calls.observe({ path, code }, ms / 1_000);

/** Serves GET /metrics on a port of its own, which the bank opens to its collector alone. */
export async function serveMetrics({ host, port }: HostPort, admission: Admission): Promise<Server> {
  const { registry } = webMetrics();
  new Gauge({
    name: 'amanah_web_door',
    help: 'Calls inside and waiting, and turned away since the start',
    labelNames: ['what'] as const,
    registers: [registry],
    collect() {
      this.set({ what: 'inside' }, admission.inside);
      this.set({ what: 'waiting' }, admission.waiting);
      this.set({ what: 'refused' }, admission.refused);
    },
  });
  const server = createServer(async (req, res) => {
    if (req.url !== '/metrics') res.statusCode = 404;
    else res.setHeader('content-type', registry.contentType);
    res.end(res.statusCode === 404 ? '' : await registry.metrics());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return server;
}
