import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { importJWK, SignJWT } from 'jose';
import { ensureBuild, ROOT, WEB } from '#dev/build.ts';
import type { Secrets } from '#dev/data-dir.ts';
import { startIdentity } from '#dev/identity/identity.ts';
import { freePort } from '#dev/ports.ts';
import { accepts, type Program, ready, run } from '#dev/processes.ts';
import { type Realm, type RealmUser, readRealm } from '#dev/realm.ts';
import { CORE_AUDIENCE } from '#lib/config/identity.ts';
import { BRANCH, userName } from './bank.ts';
import type { BenchDatabase } from './database.ts';

const HOST = '127.0.0.1';
export const PASSWORD = 'amanah-bench';
/** Long enough that no token runs out, and none is refreshed, in the middle of a measurement. */
const TOKEN_SECONDS = 3_600;

const benchUser = (index: number): RealmUser => ({
  id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  username: userName(index),
  enabled: true,
  email: undefined,
  name: `Teller ${index}`,
  givenName: 'Teller',
  familyName: `${index}`,
  kodeCabang: BRANCH,
  roles: ['TELLER'],
  requiredActions: [],
  password: PASSWORD,
});

/** The product's realm with the bench's tellers in the place of the demo users. */
const benchRealm = (users: number): Realm => ({
  ...readRealm(),
  accessTokenSeconds: TOKEN_SECONDS,
  users: Array.from({ length: users }, (_, index) => benchUser(index + 1)),
});

export interface Servers {
  readonly core: { readonly host: string; readonly port: number };
  readonly webUrl: string;
  /** The processes that serve. */
  readonly pids: { readonly core: number; readonly web: number };
  /** An access token as the identity server issues it, for calls that do not come through the web. */
  readonly token: (user: string) => Promise<string>;
  stop(): Promise<void>;
}

async function serve(program: Program, check: () => Promise<boolean>) {
  const running = run(program);
  try {
    await ready(program, running, check);
  } catch (error) {
    await running.stop();
    throw error;
  }
  return running;
}

const answers = (url: string) => async () => {
  const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
  return answer?.status === 200;
};

/** The stack as `npm start` runs it (identity, core, the web's production build), against the bench's database. */
export async function startServers(
  dir: string,
  secrets: Secrets,
  database: BenchDatabase,
  users: number,
): Promise<Servers> {
  await ensureBuild();
  const webPort = await freePort(HOST);
  const corePort = await freePort(HOST);
  const webUrl = `http://${HOST}:${webPort}`;
  const realm = benchRealm(users);
  const identity = await startIdentity({
    dir,
    secrets,
    web: { publicUrl: webUrl, loginHost: webUrl },
    production: false,
    realm,
  });
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'warn',
    DATABASE_APP_URL: database.appUrl,
    PORT: String(webPort),
    WEB_HOST: HOST,
    NEXTAUTH_URL: webUrl,
    NEXTAUTH_SECRET: secrets.sessionSecret,
    LOGIN_HOST: webUrl,
    KEYCLOAK_ISSUER: identity.issuer,
    KEYCLOAK_CLIENT_ID: 'amanah-web',
    KEYCLOAK_CLIENT_SECRET: secrets.webClientSecret,
    KEYCLOAK_OVERRIDE_CLIENT_ID: 'amanah-override',
    KEYCLOAK_OVERRIDE_CLIENT_SECRET: secrets.overrideClientSecret,
    // No object is stored in a bench; the web only wants to know where it would be.
    S3_ENDPOINT: `http://${HOST}:9`,
    S3_ACCESS_KEY: secrets.s3AccessKey,
    S3_SECRET_KEY: secrets.s3SecretKey,
    CORE_LISTEN: `${HOST}:${corePort}`,
    CORE_ADDRESS: `${HOST}:${corePort}`,
  };
  const program = (name: string, args: readonly string[]): Program => ({
    name,
    command: process.execPath,
    args,
    env,
    cwd: ROOT,
  });
  const core = await serve(program('core', [join(ROOT, 'core', 'main.ts')]), () => accepts(HOST, corePort));
  const web = await serve(program('web', [WEB, 'start']), answers(`${webUrl}/api/auth/csrf`)).catch(
    async (error: unknown) => {
      await core.stop();
      await identity.stop();
      throw error;
    },
  );
  const key = await importJWK(secrets.signingKey, 'RS256');
  // One session a user for the whole run: a second one of a teller would end the first, and one of another day is over.
  const session = randomUUID();
  return {
    core: { host: HOST, port: corePort },
    webUrl,
    pids: { core: core.pid, web: web.pid },
    token: (user) =>
      new SignJWT({ azp: 'amanah-web', typ: 'Bearer', preferred_username: user, sid: `${session}-${user}` })
        .setProtectedHeader({ alg: 'RS256', kid: secrets.signingKey.kid ?? '' })
        .setIssuer(identity.issuer)
        .setAudience(CORE_AUDIENCE)
        .setSubject(realm.users.find(({ username }) => username === user)?.id ?? user)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_SECONDS}s`)
        .sign(key),
    stop: async () => {
      await web.stop();
      await core.stop();
      await identity.stop();
    },
  };
}
