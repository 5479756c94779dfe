import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';

/** An identity provider reduced to what the core asks of one: its published keys, a token for itself, and tokens signed with them. */
export interface Issuer {
  readonly url: string;
  readonly jwksUrl: string;
  /** The signing key's public half as PEM, which an attacker knows. */
  readonly publicPem: string;
  /** The claims of a good access token of this user; give others to spoil one. */
  claims(idUser: string, other?: Claims): JWTPayload;
  /** A token over these claims, signed by the provider's key, with another algorithm if asked. */
  sign(claims: JWTPayload, alg?: string): Promise<string>;
  /** A good access token. */
  token(idUser: string, other?: Claims): Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Claims that spoil a token: of any kind, and none where undefined takes one away. */
export type Claims = Readonly<Record<string, unknown>>;

/** Returns the claims as a token holds them, in JSON: those that are undefined are not there. */
export const inToken = (claims: Claims): JWTPayload => JSON.parse(JSON.stringify(claims));

export const KEY_ID = 'uji-1';

export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
export const now = (): number => Math.floor(Date.now() / 1000);

export async function startIssuer(): Promise<Issuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  // The key has no algorithm, as some providers publish it: which one is believed must not depend on the key.
  const jwks = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), use: 'sig', kid: KEY_ID }] });
  const secret = await exportJWK(privateKey);
  const grant = JSON.stringify({ access_token: 'uji', expires_in: 60, token_type: 'Bearer' });
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(request.url?.endsWith('/token') ? grant : jwks);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/amanah`;
  const claims = (idUser: string, other: Claims = {}): JWTPayload =>
    inToken({
      iss: url,
      aud: 'amanah-core',
      azp: 'amanah-web',
      typ: 'Bearer',
      sub: idUser,
      preferred_username: idUser,
      iat: now(),
      exp: now() + 300,
      ...other,
    });
  const sign = async (payload: JWTPayload, alg = 'RS256') =>
    new SignJWT(payload).setProtectedHeader({ alg, kid: KEY_ID }).sign(await importJWK(secret, alg));
  return {
    url,
    jwksUrl: `${url}/protocol/openid-connect/certs`,
    publicPem: await exportSPKI(publicKey),
    claims,
    sign,
    token: (idUser, other) => sign(claims(idUser, other)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
