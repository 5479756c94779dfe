import { env } from '#services/server/env.ts';
import { gateway } from '#services/server/gateway.ts';
import { healthPage, readyPage } from '#services/server/health.ts';
import { makeHttpServer } from '#services/server/http-server.ts';
import { livePage } from '#services/server/live.ts';

/** The web's HTTP server, gateway and health as a process of their own, without the pages that Next builds. */
const port = Number.parseInt(process.env.PORT ?? '', 10);
const pages = new Map([
  ['/api/health', healthPage],
  ['/api/health/ready', readyPage],
  ['/api/health/live', async (...asked: Parameters<typeof livePage>) => livePage(...asked)],
]);
const httpServer = makeHttpServer({
  handle: (req, res) => (pages.get(req.url ?? '') ?? gateway)(req, res),
  https: env().publicUrl.startsWith('https://'),
});
await httpServer.listen({ host: '127.0.0.1', port });
process.stdout.write('the web is ready\n');
process.on('SIGTERM', () => void httpServer.drain().then(() => process.exit(0)));
