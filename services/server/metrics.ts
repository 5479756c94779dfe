import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { secondsUntilExpiry } from '#lib/certificates.ts';
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

/** Measures when the web's own certificate towards the core expires. */
function watchCertificate(registry: Registry, path: string | undefined): void {
  new Gauge({
    name: 'amanah_certificate_seconds',
    help: 'Until a certificate expires, by its use; below 0 when it has',
    labelNames: ['use'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      const seconds = path && (await secondsUntilExpiry(path, Date.now()));
      if (typeof seconds === 'number') this.set({ use: 'web' }, seconds);
    },
  });
}

/** Serves GET /metrics on a port of its own, which the bank opens to its collector alone. */
export async function serveMetrics(
  { host, port }: HostPort,
  admission: Admission,
  certificate: string | undefined,
): Promise<Server> {
  const { registry } = webMetrics();
  watchCertificate(registry, certificate);
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
