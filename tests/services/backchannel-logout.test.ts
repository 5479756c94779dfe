import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import { makeBackchannelLogout } from '#services/server/backchannel-logout.ts';
import type { CoreCall } from '#services/server/core-connection.ts';
import { ask, serve } from './gateway-fixture.ts';

/** Makes the page before a core that answers as the test says. */
async function page(refuse?: AppError) {
  const calls: unknown[] = [];
  const call = (async (rpc: string, request: unknown, meta: { token: string }) => {
    calls.push([rpc, request, meta.token]);
    if (refuse) throw refuse;
    return {};
  }) as unknown as CoreCall;
  const port = await serve(makeBackchannelLogout(call));
  const send = (body: string, type = 'application/x-www-form-urlencoded') =>
    // As a server sends it: from no page, with no cookie.
    ask(port, '/', { body, headers: { 'content-type': type, origin: '', 'sec-fetch-site': '' } });
  return { calls, send, port };
}

describe('the provider’s sign-out message', () => {
  it('is passed to the core without anybody’s token, and obeyed with 200', async () => {
    const { calls, send } = await page();
    const answer = await send('logout_token=a.b.c&other=1');
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, '', 'no-store']);
    expect(calls).toEqual([['access.backchannelLogout', { logout_token: 'a.b.c' }, '']]);
  });

  it('is answered 400 when the core does not believe it', async () => {
    const { send } = await page(new AppError('MALFORMED'));
    const answer = await send('logout_token=x');
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([
      400,
      '{"error":"invalid_request"}',
      'no-store',
    ]);
  });

  it('is answered 503 when nobody could verify it, so that it is sent again', async () => {
    const { send } = await page(new AppError('CORE_AWAY'));
    expect((await send('logout_token=x')).status).toBe(503);
  });

  it.each([
    ['no token', '', 'application/x-www-form-urlencoded'],
    ['JSON', '{"logout_token":"x"}', 'application/json'],
    ['sixteen kilobytes', `logout_token=${'x'.repeat(16 * 1024)}`, 'application/x-www-form-urlencoded'],
  ])('does not reach the core with %s', async (_, body, type) => {
    const { calls, send } = await page();
    expect((await send(body || ' ', type)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  it('comes by POST only', async () => {
    const { port } = await page();
    const answer = await ask(port, '/');
    expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
  });
});
