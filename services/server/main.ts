import process from 'node:process';
import next from 'next';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { openTracer } from '#lib/tracing/open-tracer.ts';
import { core } from './core-connection.ts';
import { env } from './env.ts';
import { gateway, type Handler } from './gateway.ts';
import { makeHttpServer } from './http-server.ts';
import { log } from './log.ts';
import { serveMetrics } from './metrics.ts';
import { straightTo } from './straight.ts';
import { sendSpansTo, tracer } from './tracing.ts';

/** Runs the web as a process: `node services/server/main.ts [start|dev]`. Pages and calls are Next's, the HTTP server before them is ours. */
async function main(mode: string): Promise<void> {
  readSettingFiles(process.env);
  const { host, port, publicUrl, metrics, traces, core: cores } = env();
  sendSpansTo(await openTracer('amanah-web', traces));
  const dev = mode === 'dev';
  // Pages share the connections of calls, so that every call runs one copy of their code.
  core();
  const app = next({ dev, hostname: host, port });
  const pages = app.getRequestHandler();
  const byNext: Handler = (req, res) => pages(req, res);
  // Hot reload knows only of what Next has loaded.
  const httpServer = makeHttpServer({
    handle: dev ? byNext : straightTo(gateway, byNext),
    https: publicUrl.startsWith('https://'),
  });
  await app.prepare();
  if (dev) httpServer.server.on('upgrade', app.getUpgradeHandler());
  await httpServer.listen({ host, port });
  if (metrics) await serveMetrics(metrics, httpServer.admission, cores.tls?.cert);
  log().info({ host, port }, 'the web is ready');

  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    log().info('draining');
    void httpServer
      .drain()
      .then(() => tracer()?.stop())
      .then(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

try {
  await main(process.argv[2] ?? 'start');
} catch (error) {
  process.stderr.write(`the web cannot start: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
