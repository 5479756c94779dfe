import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startKeycloak } from '#dev/keycloak/keycloak.ts';
import { freePort } from '#dev/ports.ts';
import { startStack } from '#dev/stack.ts';
import { publish } from '../stack.ts';
import { publishRealm } from './realm.ts';

const OUT = join(import.meta.dirname, '..', 'out');

/** Starts a real Keycloak with the realm file, and the stack that signs people in there; stops both at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = join(OUT, 'keycloak-data');
  const log = join(OUT, 'keycloak-stack.log');
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  writeFileSync(log, '');
  const note = (line: string) => appendFileSync(log, `${line}\n`);
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = { webClientSecret: secret(), overrideClientSecret: secret(), adminClientSecret: secret() };
  const port = await freePort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const keycloak = await startKeycloak({
    dir: join(OUT, 'keycloak'),
    secrets,
    web: { publicUrl: address, loginHost: address },
    log: (line) => note(`keycloak | ${line}`),
  });
  try {
    const { PATH, HOME, LANG } = process.env;
    const stack = await startStack({
      env: {
        PATH,
        HOME,
        LANG,
        PORT: String(port),
        AMANAH_DATA_DIR: dataDir,
        DEMO_HISTORY_DAYS: '0',
        LOG_LEVEL: 'debug',
        KEYCLOAK_ISSUER: keycloak.issuer,
        KEYCLOAK_CLIENT_SECRET: secrets.webClientSecret,
        KEYCLOAK_OVERRIDE_CLIENT_SECRET: secrets.overrideClientSecret,
        KEYCLOAK_ADMIN_CLIENT_SECRET: secrets.adminClientSecret,
      },
      log: note,
    });
    publish({
      url: stack.url,
      log,
      ownerUrl: stack.env.DATABASE_URL ?? '',
      dataDir,
      reader: `http://127.0.0.1:${stack.env.FINGERPRINT_PORT}`,
    });
    publishRealm({ issuer: keycloak.issuer, adminClientSecret: secrets.adminClientSecret });
    return async () => {
      await stack.stop();
      await keycloak.stop();
    };
  } catch (error) {
    await keycloak.stop();
    throw error;
  }
}
