import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { importJWK, jwtVerify } from 'jose';
import type { Secrets } from '#dev/data-dir.ts';
import { reason, StartFailure } from '#dev/failure.ts';
import { freePort } from '#dev/ports.ts';
import { type Realm, readRealm } from '#dev/realm.ts';
import { CORE_AUDIENCE } from '#lib/config/identity.ts';
import { type AdminDependencies, type PublicKey, serveAdmin } from './admin.ts';
import { sendJson, sendPage } from './http.ts';
import { refusalPage } from './page.ts';
import { makeProvider, type WebAddresses } from './provider.ts';
import { providerSessions } from './sessions.ts';
import { serveStep } from './steps.ts';
import { identityStore } from './store.ts';
import { userInfo } from './tokens.ts';
import { type Directory, directory } from './users.ts';

export type EmbeddedIdentity = Readonly<{ issuer: string; port: number; stop: () => Promise<void> }>;

const STORE = 'identity.json';
const USERS = 'identity-users.json';
/** The provider keeps these files in its folder: its sessions, and the people who differ from the realm file. */
export const IDENTITY_FILES = [STORE, USERS] as const;

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|\[::1\]|localhost)$/;

/** The realm file holds its users' passwords, so the provider must never face a network in production. */
function refuseProduction(host: string, production: boolean): void {
  if (production && !LOOPBACK.test(host)) {
    throw new StartFailure(
      `The embedded identity provider does not run with NODE_ENV=production on ${host}: its demo passwords are public. Set KEYCLOAK_ISSUER to a real Keycloak, or WEB_HOST to 127.0.0.1.`,
    );
  }
}

/** JWT access tokens are not stored by the provider, so its own userinfo would not know them: verify and answer here. */
function userInfoEndpoint(issuer: string, people: Directory, publicKey: PublicKey) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const token = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
    const verified = await jwtVerify(token, publicKey, {
      issuer,
      audience: CORE_AUDIENCE,
      algorithms: ['RS256'],
    }).catch(() => undefined);
    const person = people.byId(verified?.payload.sub);
    if (person?.enabled) sendJson(res, 200, userInfo(person));
    else sendJson(res, 401, { error: 'invalid_token' }, { 'www-authenticate': 'Bearer error="invalid_token"' });
  };
}

async function publicKeyOf({ signingKey: { kty, n, e } }: Secrets): Promise<PublicKey> {
  return (await importJWK({ kty, n, e } as never, 'RS256')) as PublicKey;
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) =>
      reject(new StartFailure(`The identity provider cannot listen on ${host}:${port}: ${reason(error)}.`)),
    );
    server.listen(port, host, () => resolve());
  });
}

/**
 * Starts the embedded OpenID provider shaped as a Keycloak realm: same paths, same claims, same form field names, so
 * that a real Keycloak with the same realm file takes its place by configuration alone.
 * Fails with a StartFailure when production would face a network.
 */
export async function startIdentity(options: {
  dir: string;
  secrets: Secrets;
  web: WebAddresses;
  production: boolean;
  host?: string;
  issuerHost?: string;
  preferredPort?: number | undefined;
  realm?: Realm;
}): Promise<EmbeddedIdentity> {
  const { dir, secrets, web, host = '127.0.0.1' } = options;
  refuseProduction(host, options.production);
  const realm = options.realm ?? readRealm();
  const port = await freePort(host, options.preferredPort);
  const path = `/realms/${realm.name}`;
  const issuer = `http://${options.issuerHost ?? host}:${port}${path}`;
  const store = identityStore(join(dir, STORE));
  const people = await directory(realm, join(dir, USERS));
  const provider = makeProvider(issuer, { realm, secrets, store, people, web });
  const sessions = providerSessions(provider, store);
  const serve = provider.callback();
  const publicKey = await publicKeyOf(secrets);
  const answerUserInfo = userInfoEndpoint(issuer, people, publicKey);
  const admin: AdminDependencies = { issuer, publicKey, realm, people, sessions };

  const handle = async (req: IncomingMessage & { originalUrl?: string }, res: ServerResponse): Promise<void> => {
    const url = req.url ?? '/';
    const [pathname = ''] = url.split('?');
    if (pathname.startsWith(`/admin${path}/`)) return serveAdmin(admin, url.slice(`/admin${path}`.length), req, res);
    if (pathname.startsWith(`${path}/login-actions/authenticate/`)) {
      return serveStep({ provider, people, sessions }, req, res);
    }
    if (pathname === `${path}/protocol/openid-connect/userinfo`) return answerUserInfo(req, res);
    if (pathname === path || !pathname.startsWith(`${path}/`)) {
      sendPage(res, 404, refusalPage('Alamat ini tidak ada.'));
      return;
    }
    req.originalUrl = url;
    req.url = url.slice(path.length);
    await serve(req, res);
  };
  const server = createServer((req, res) => {
    handle(req, res).catch(() => {
      if (!res.headersSent) sendPage(res, 500, refusalPage('Terjadi kesalahan pada layanan masuk.'));
      else res.destroy();
    });
  });
  await listen(server, host, port);
  return {
    issuer,
    port,
    stop: async () => {
      store.save();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}
