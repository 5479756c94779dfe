import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from '#core/db/client.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';

const USAGE = 'npm run forget-identities -- --provider https://sso.bank.example/realms/amanah';

/** Lets everybody who was bound at a provider be bound anew at the next sign-in: for a bank that moves to another provider. */
async function main(): Promise<void> {
  const { provider } = parseArgs({ options: { provider: { type: 'string' } } }).values;
  if (!provider) throw new Error(`the provider is needed, as KEYCLOAK_ISSUER or KEYCLOAK_KNOWN_AS named it: ${USAGE}`);
  readSettingFiles(process.env);
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  const owner = connect(url, { max: 1, asal: 'PERINTAH' });
  try {
    const [row] = await owner<{ jumlah: number }[]>`select forget_identities(${provider}) as jumlah`;
    process.stdout.write(`${row?.jumlah ?? 0} users are bound anew at their next sign-in\n`);
  } finally {
    await owner.end();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(`nobody was unbound: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}
