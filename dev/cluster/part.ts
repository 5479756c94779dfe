import { startCentralBank } from '#dev/central-bank/start.ts';
import { loadSecrets } from '#dev/data-dir.ts';
import { startIdentity } from '#dev/identity/identity.ts';
import { startObjectStorage } from '#dev/object-storage.ts';
import { PORTS } from './layout.ts';
import { realmWithTellers } from './people.ts';

/** `node dev/cluster/part.ts <part> <folder> <own address> <web's address>`: one of the embedded servers as a machine of its own. */
const [, , part = '', dir = '', host = '', publicUrl = ''] = process.argv;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const parts: Readonly<Record<string, () => Promise<{ stop: () => Promise<void> }>>> = {
  identity: async () =>
    startIdentity({
      dir,
      secrets: await loadSecrets(dir),
      web: { publicUrl, loginHost: publicUrl },
      production: false,
      host,
      preferredPort: PORTS.identity,
      realm: realmWithTellers(),
    }),
  storage: async () =>
    startObjectStorage({
      dir: `${dir}/s3`,
      bucket: 'amanah',
      secrets: await loadSecrets(dir),
      host,
      preferredPort: PORTS.storage,
    }),
  'central-bank': async () => startCentralBank(dir, say),
};

const start = parts[part];
if (!start) throw new Error(`there is no part "${part}"`);
const { stop } = await start();
say(`${part} serves`);
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => void stop().finally(() => process.exit(0)));
