import { makeFront } from '#services/server/front.ts';
import { gateway } from '#services/server/gateway.ts';

/** The web's own door and gateway as a process of their own, without the pages that Next builds: run by two-webs.test.ts. */
const port = Number.parseInt(process.env.PORT ?? '', 10);
const front = makeFront({ handle: gateway, https: false });
await front.listen({ host: '127.0.0.1', port });
process.stdout.write('the web is ready\n');
process.on('SIGTERM', () => void front.drain().then(() => process.exit(0)));
