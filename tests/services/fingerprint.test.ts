import './web-env.ts';
import { describe, expect, it } from 'vitest';
import { AppError, fail } from '#lib/errors/errors.ts';
import { readerState, scanFinger } from '#services/fingerprint-reader.ts';
import { attemptLock, fingerAttempts, overrideExchange } from '#services/server/override.ts';
import { workstationPage } from '#services/server/workstation.ts';
import { ask, fakeGateway, KEY, serve } from './gateway-fixture.ts';
import { type Sent, stubNetwork } from './network.ts';

const codeOf = (result: Promise<unknown>) =>
  result.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('the lock on a supervisor’s name', () => {
  /** Both ways of a counter under one lock, over a provider that knows one password. */
  const counter = (now = () => 0) => {
    const lock = attemptLock(now);
    const exchange = overrideExchange(
      async (_, password) => (password === 'right' ? 'token' : null),
      () => true,
      now,
      lock,
    );
    const finger = fingerAttempts(lock);
    return {
      password: (password: string, username = 'supervisor1') =>
        codeOf(
          exchange({ username, password, assertion: '', login_type: '', flowCode: 'SETOR_TUNAI', flowData: '{}' }),
        ),
      challenge: (username = 'supervisor1', call: () => Promise<unknown> = async () => 'challenge') =>
        codeOf(finger.challenge(username, call)),
      release: (username = 'supervisor1', call: () => Promise<unknown> = async () => 'grant') =>
        codeOf(finger.release(username, call)),
    };
  };

  it('counts passwords and fingers together, and closes both', async () => {
    let now = 0;
    const { password, challenge } = counter(() => now);
    for (const attempt of [password('wrong'), challenge(), password('wrong'), challenge('Supervisor1'), challenge()])
      expect(await attempt).not.toBe('OVERRIDE_LOCKED');
    expect(await challenge()).toBe('OVERRIDE_LOCKED');
    expect(await password('right')).toBe('OVERRIDE_LOCKED');
    expect(await challenge('manager1')).toBe('OK');
    now = 15 * 60_000;
    expect(await challenge()).toBe('OK');
  });

  it('starts from nothing after a finger that released, and counts on after one that did not', async () => {
    const { challenge, release } = counter();
    for (let attempt = 0; attempt < 4; attempt += 1) await challenge();
    expect(await release('supervisor1', async () => fail('OVERRIDE_CREDENTIAL'))).toBe('OVERRIDE_CREDENTIAL');
    expect(await challenge()).toBe('OK');
    expect(await challenge()).toBe('OVERRIDE_LOCKED');
    expect(await release()).toBe('OK');
    expect(await challenge()).toBe('OK');
  });

  it('does not count a challenge that the core would not give', async () => {
    const { challenge } = counter();
    for (let attempt = 0; attempt < 9; attempt += 1)
      expect(await challenge('supervisor1', async () => fail('OVERRIDE_NOT_NEEDED'))).toBe('OVERRIDE_NOT_NEEDED');
    expect(await challenge()).toBe('OK');
  });

  it('is not opened by a forgiven attempt that began before the guesses', async () => {
    const { password, challenge } = counter();
    let refuse = () => {};
    const slow = challenge(
      'supervisor1',
      () =>
        new Promise((_, reject) => {
          refuse = () => reject(new AppError('CORE_AWAY'));
        }),
    );
    for (let guess = 0; guess < 4; guess += 1) expect(await password('wrong')).toBe('OVERRIDE_CREDENTIAL');
    refuse();
    expect(await slow).toBe('CORE_AWAY');
    expect(await password('wrong')).toBe('OVERRIDE_CREDENTIAL');
    expect(await password('right')).toBe('OVERRIDE_LOCKED');
  });
});

describe('a reader’s answer at the gateway', () => {
  const PATH = '/api/validate-override/authenticate-v2';
  const CHALLENGE = '/api/validate-override/fingerprint-challenge';
  const content = { username: 'headteller1', flowCode: 'SETOR_TUNAI', flowData: { nominal: '1' } };
  const finger = { ...content, login_type: 'FINGERPRINT', assertion: 'a.b.c' };

  it('goes to the core in the place of a password', async () => {
    const gateway = await fakeGateway({
      override: overrideExchange(
        async () => fail('SYSTEM'),
        () => false,
      ),
    });
    expect((await gateway.ask(PATH, { body: finger, headers: KEY })).status).toBe(200);
    expect(gateway.calls.map(({ rpc, request }) => [rpc, request])).toEqual([
      [
        'access.authenticateV2',
        {
          username: 'headteller1',
          assertion: 'a.b.c',
          login_type: 'FINGERPRINT',
          flowCode: 'SETOR_TUNAI',
          flowData: '{"nominal":"1"}',
        },
      ],
    ]);
  });

  it.each([
    ['a finger with a password', { ...finger, password: 'x' }, [['password', 'v.asing']]],
    ['a password with an assertion', { ...content, password: 'x', assertion: 'a.b.c' }, [['assertion', 'v.asing']]],
    ['neither', content, [['password', 'v.wajib']]],
    ['an endless assertion', { ...finger, assertion: 'a'.repeat(2_001) }, [['assertion', 'v.teks']]],
  ] as const)('is refused with %s', async (_, body, expected) => {
    const gateway = await fakeGateway();
    const answer = await gateway.ask(PATH, { body, headers: KEY });
    expect(answer.status).toBe(400);
    const found = answer.body.resp_data.violations as unknown as { field: string; kode: string }[];
    expect(found.map(({ field, kode }) => [field, kode])).toEqual(expected);
    expect(gateway.calls).toEqual([]);
  });

  it('after three challenges at one counter meets the lock, which the core notes; another name is served', async () => {
    const gateway = await fakeGateway();
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect((await gateway.ask(CHALLENGE, { body: content })).body.resp_code).toBe('00');
    const locked = await gateway.ask(CHALLENGE, { body: content });
    expect([locked.status, locked.body.resp_code, locked.body.resp_msg]).toEqual([
      200,
      '75',
      'Terlalu banyak percobaan, coba lagi nanti',
    ]);
    expect(gateway.calls).toHaveLength(3);
    expect(gateway.noted.map(({ rpc }) => rpc)).toEqual(['access.authenticateV2']);
    const other = { ...content, username: 'manager1' };
    expect((await gateway.ask(CHALLENGE, { body: other })).body.resp_code).toBe('00');
  });
});

it('nobody without a session gets the address of the reader', async () => {
  const port = await serve(workstationPage);
  const answer = await ask(port, '/api/session/workstation');
  expect([answer.status, answer.text.includes('1716')]).toEqual([401, false]);
  expect((await ask(port, '/api/session/workstation', { body: {} })).status).toBe(405);
});

describe('the browser’s side of the protocol', () => {
  const signal = new AbortController().signal;
  const reader = 'http://127.0.0.1:1716';
  const asked: Sent[] = [];
  const answers = (status: number, body: unknown) =>
    stubNetwork((sent) => {
      asked.push(sent);
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    });

  it('sends no cookie and no page address, and treats a wrong answer as no reader', async () => {
    answers(200, { scanner: 'READY' });
    expect(await readerState(reader, signal)).toBe('READY');
    expect(asked.at(-1)).toMatchObject({
      url: 'http://127.0.0.1:1716/v1/status',
      withCredentials: false,
      fetchOptions: { referrerPolicy: 'no-referrer', cache: 'no-store' },
    });
    answers(200, { scanner: 'ABSENT' });
    expect(await readerState(reader, signal)).toBe('ABSENT');
    for (const [status, body] of [
      [500, {}],
      [200, '<html>'],
      [200, 'null'],
    ] as const) {
      answers(status, body);
      expect(await readerState(reader, signal)).toBe('AWAY');
    }
    stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await readerState(reader, signal)).toBe('AWAY');
  });

  it('reports the result of a finger', async () => {
    const scan = () => scanFinger(reader, { challenge: 'c', id_user: 'headteller1' }, signal);
    answers(200, { assertion: 'a.b.c' });
    expect(await scan()).toEqual({ assertion: 'a.b.c', failure: null });
    expect(asked.at(-1)?.body).toEqual({ challenge: 'c', id_user: 'headteller1' });
    for (const [error, failure] of [
      ['NOT_RECOGNISED', 'NOT_RECOGNISED'],
      ['TIMEOUT', 'TIMEOUT'],
      ['BUSY', 'BUSY'],
      ['NO_SCANNER', 'AWAY'],
      ['SOMETHING', 'AWAY'],
    ] as const) {
      answers(200, { error });
      expect(await scan()).toEqual({ assertion: '', failure });
    }
    answers(403, { error: 'NOT_RECOGNISED' });
    expect((await scan()).failure).toBe('AWAY');
    answers(200, { assertion: '' });
    expect((await scan()).failure).toBe('AWAY');
  });

  it('given up by its caller it throws instead of answering', async () => {
    const gone = new AbortController();
    stubNetwork(({ signal: heard }) => {
      gone.abort();
      throw heard?.reason;
    });
    await expect(readerState(reader, gone.signal)).rejects.toThrow();
  });
});
