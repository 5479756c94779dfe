import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { importJWK, jwtVerify } from 'jose';
import type { Provider } from 'oidc-provider';
import { CORE_AUDIENCE } from '#lib/config.ts';
import type { Secrets } from './data-dir.ts';
import { reason, StartFailure } from './failure.ts';
import { refusalPage, signInPage } from './identity-page.ts';
import { makeProvider, userInfo, type WebAddresses } from './identity-provider.ts';
import { identityStore } from './identity-store.ts';
import { freePort } from './ports.ts';
import { authenticate, type Realm, readRealm } from './realm.ts';

export type EmbeddedIdentity = Readonly<{ issuer: string; port: number; stop: () => Promise<void> }>;

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|\[::1\]|localhost)$/;
const FORM_LIMIT = 8_192;

/** The passwords of its users stand in the realm file, so it must never face a network in production. */
function refuseProduction(host: string, production: boolean): void {
  if (production && !LOOPBACK.test(host)) {
    throw new StartFailure(
      `The embedded identity provider does not run with NODE_ENV=production on ${host}: its demo passwords are public. Set KEYCLOAK_ISSUER to a real Keycloak, or WEB_HOST to 127.0.0.1.`,
    );
  }
}

function sendPage(res: ServerResponse, status: number, html: string): void {
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; base-uri 'none'",
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  res.end(html);
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of req.setEncoding('utf8')) {
    text += chunk;
    if (text.length > FORM_LIMIT) throw new StartFailure('Formulir terlalu besar.');
  }
  return new URLSearchParams(text);
}

/** Shows the sign-in form and takes its answer; the provider keeps the step in a cookie bound to this address. */
async function signIn(provider: Provider, realm: Realm, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const action = req.url ?? '';
  try {
    await provider.interactionDetails(req, res);
  } catch {
    sendPage(res, 400, refusalPage('Halaman masuk ini sudah kedaluwarsa.'));
    return;
  }
  if (req.method !== 'POST') {
    sendPage(res, 200, signInPage(action, '', false));
    return;
  }
  const form = await readForm(req);
  const username = form.get('username') ?? '';
  const user = authenticate(realm, username, form.get('password') ?? '');
  if (!user) {
    sendPage(res, 200, signInPage(action, username, true));
    return;
  }
  await provider.interactionFinished(
    req,
    res,
    { login: { accountId: user.id, remember: false } },
    { mergeWithLastSubmission: false },
  );
}

/** JWT access tokens are not stored by the provider, so its own userinfo would not know them: verify and answer here. */
function userInfoEndpoint(issuer: string, realm: Realm, secrets: Secrets) {
  const { kty, n, e } = secrets.signingKey;
  const publicKey = importJWK({ kty, n, e } as never, 'RS256');
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const token = /^Bearer (.+)$/i.exec(req.headers.authorization ?? '')?.[1] ?? '';
    const verified = await jwtVerify(token, await publicKey, {
      issuer,
      audience: CORE_AUDIENCE,
      algorithms: ['RS256'],
    }).catch(() => undefined);
    const user = realm.users.find((candidate) => candidate.id === verified?.payload.sub && candidate.enabled);
    res.setHeader('content-type', 'application/json');
    res.setHeader('cache-control', 'no-store');
    if (!user) {
      res.writeHead(401, { 'www-authenticate': 'Bearer error="invalid_token"' });
      res.end('{"error":"invalid_token"}');
      return;
    }
    res.end(JSON.stringify(userInfo(user)));
  };
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
  preferredPort?: number;
  realm?: Realm;
}): Promise<EmbeddedIdentity> {
  const { dir, secrets, web, host = '127.0.0.1' } = options;
  refuseProduction(host, options.production);
  const realm = options.realm ?? readRealm();
  const port = await freePort(host, options.preferredPort);
  const path = `/realms/${realm.name}`;
  const issuer = `http://${options.issuerHost ?? host}:${port}${path}`;
  const store = identityStore(join(dir, 'identity.json'));
  const provider = makeProvider(issuer, { realm, secrets, store, web });
  const serve = provider.callback();
  const answerUserInfo = userInfoEndpoint(issuer, realm, secrets);

  const handle = async (req: IncomingMessage & { originalUrl?: string }, res: ServerResponse): Promise<void> => {
    const url = req.url ?? '/';
    const [pathname = ''] = url.split('?');
    if (pathname.startsWith(`${path}/login-actions/authenticate/`)) return signIn(provider, realm, req, res);
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
