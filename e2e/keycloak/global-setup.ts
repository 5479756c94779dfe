import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { startKeycloak } from '#dev/keycloak/keycloak.ts';
import { freePort } from '#dev/ports.ts';
import { ephemeralStack, newLog, OUT } from '../ephemeral-stack.ts';
import { publishRealm } from './realm.ts';

/** Starts a real Keycloak with the realm file, and the stack that signs people in there; stops both at the end. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const log = newLog('keycloak-stack.log');
  const secret = () => randomBytes(32).toString('base64url');
  const secrets = { webClientSecret: secret(), overrideClientSecret: secret(), adminClientSecret: secret() };
  const port = await freePort('127.0.0.1');
  const address = `http://127.0.0.1:${port}`;
  const keycloak = await startKeycloak({
    dir: join(OUT, 'keycloak'),
    secrets,
    web: { publicUrl: address, loginHost: address },
    log: (line) => log.note(`keycloak | ${line}`),
  });
  try {
    const { stop } = await ephemeralStack('keycloak', log, {
      PORT: String(port),
      KEYCLOAK_ISSUER: keycloak.issuer,
      KEYCLOAK_CLIENT_SECRET: secrets.webClientSecret,
      KEYCLOAK_OVERRIDE_CLIENT_SECRET: secrets.overrideClientSecret,
      KEYCLOAK_ADMIN_CLIENT_SECRET: secrets.adminClientSecret,
    });
    publishRealm({ issuer: keycloak.issuer, adminClientSecret: secrets.adminClientSecret });
    return async () => {
      await stop();
      await keycloak.stop();
    };
  } catch (error) {
    await keycloak.stop();
    throw error;
  }
}
