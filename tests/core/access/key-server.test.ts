import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { tokenVerifier } from '#core/access/tokens.ts';
import { startIssuer } from '../server/issuer.ts';

const issuer = await startIssuer();
afterAll(() => issuer.stop());
const rules = { issuer: issuer.url, audience: 'amanah-core', algorithm: 'RS256' };
const ask = async (jwksUrl: string) =>
  tokenVerifier({ ...rules, jwksUrl })(await issuer.token('teller1'), 'amanah-web');

test('distinguishes an absent key server from a bad token', async () => {
  await expect(ask('http://127.0.0.1:1/certs')).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_JWKS/) });
  expect(await ask(issuer.jwksUrl)).toMatchObject({ idUser: 'teller1' });
});

test.each([
  [503, 'busy'],
  [200, '<html>not keys</html>'],
  [200, '{"keys":"none"}'],
])('a key server that answers %i %s is away too', async (status, body) => {
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
  await expect(ask(url)).rejects.toMatchObject({ code: expect.stringMatching(/^ERR_JWKS/) });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('a key the server does not publish is a bad token, not an outage', async () => {
  const stranger = await startIssuer();
  const token = await stranger.token('teller1', { iss: issuer.url });
  expect(await tokenVerifier({ ...rules, jwksUrl: issuer.jwksUrl })(token, 'amanah-web')).toBe(null);
  await stranger.stop();
});

test('a token of the web that names no session is refused, or nothing could lock or end it; another client’s is not', async () => {
  const rule = { ...rules, jwksUrl: issuer.jwksUrl, sessionsOf: 'amanah-web' };
  const verify = tokenVerifier(rule);
  expect(await verify(await issuer.token('teller1'), 'amanah-web')).toBe(null);
  expect(await verify(await issuer.token('teller1', { sid: 'sesi-1' }), 'amanah-web')).toMatchObject({
    session: 'sesi-1',
  });
  const override = await issuer.token('supervisor1', { azp: 'amanah-override' });
  expect(await verify(override, 'amanah-override')).toMatchObject({ idUser: 'supervisor1' });
});
