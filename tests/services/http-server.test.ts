import './web-env.ts';
import { Agent, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Admission, USUAL } from '#services/server/admission.ts';
import { send, success } from '#services/server/envelope.ts';
import { type HttpServer, type HttpServerOptions, makeHttpServer } from '#services/server/http-server.ts';

// A bench measures the speed; a busy machine may take its time here.
vi.setConfig({ testTimeout: 30_000 });

const fronts: HttpServer[] = [];
afterEach(async () => {
  for (const httpServer of fronts.splice(0)) {
    httpServer.server.closeAllConnections();
    await httpServer.drain();
  }
});

async function listening(options: Partial<HttpServerOptions> = {}): Promise<HttpServer & { port: number }> {
  const httpServer = makeHttpServer({
    handle: async (_, res) => send(res, 200, success({})),
    https: false,
    ...options,
  });
  fronts.push(httpServer);
  await httpServer.listen({ host: '127.0.0.1', port: 0 });
  return { ...httpServer, port: (httpServer.server.address() as AddressInfo).port };
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}
const ask = (port: number, path: string, agent?: Agent, headers: Record<string, string> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, agent, headers }, (res) => {
      let text = '';
      res.on('data', (chunk) => {
        text += chunk;
      });
      res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, text }));
    })
      .on('error', reject)
      .end();
  });

describe('admission control', () => {
  it('rejects early, with a time to retry, callers it cannot serve in time; sign-out and probes stay open', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { port, admission } = await listening({
      admission: new Admission({ ...USUAL, inside: 2, waiting: 3, waitMs: 300 }),
      handle: async (req, res) => {
        if (req.url?.startsWith('/api/teller')) await held;
        send(res, 200, success({}));
      },
    });
    // Connections made at the same time come in any order.
    const refused: Answer[] = [];
    const calls = Array.from({ length: 20 }, async () => {
      const answer = await ask(port, '/api/teller/setor-tunai');
      if (answer.status !== 200) refused.push(answer);
      return answer.status;
    });
    await pause(50);
    for (const path of ['/api/health', '/api/live', '/api/session/sign-out', '/_next/static/x.js'])
      expect((await ask(port, path)).status).toBe(200);
    await expect.poll(() => refused.length).toBe(18);
    for (const { status, headers, text } of refused) {
      expect([status, headers['retry-after']]).toEqual([503, '1']);
      expect(JSON.parse(text)).toMatchObject({ resp_code: '92', resp_msg: expect.stringContaining('sibuk') });
    }
    release();
    expect((await Promise.all(calls)).sort()).toEqual([200, 200, ...Array(18).fill(503)]);
    expect((await ask(port, '/api/teller/setor-tunai')).status).toBe(200);
    expect([admission.inside, admission.waiting, admission.refused]).toEqual([0, 0, 18]);
  });

  it('limits one session to its own part, rejects the excess, and serves other sessions at once', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { port, admission } = await listening({
      admission: new Admission({ inside: 6, each: 2, eachWaiting: 3, waiting: 4, waitMs: 300_000 }),
      handle: async (req, res) => {
        if (req.url?.endsWith('held')) await held;
        send(res, 200, success({}));
      },
    });
    const of = (session: string, path: string) =>
      ask(port, `/api/${path}`, undefined, { cookie: `amanah.session=${session.padStart(40, '.')}` });
    const refused: Answer[] = [];
    const greedy = Array.from({ length: 12 }, async () => {
      const answer = await of('tag-of-the-greedy', 'held');
      if (answer.status !== 200) refused.push(answer);
      return answer.status;
    });
    await expect.poll(() => refused.length).toBe(7);
    expect([admission.inside, admission.waiting]).toEqual([2, 3]);
    for (const { status, headers, text } of refused) {
      expect([status, headers['retry-after']]).toEqual([429, '1']);
      expect(JSON.parse(text)).toMatchObject({ resp_code: '65' });
    }
    // The tag in other letters of the same bytes, or with letters behind it that mean none, is the same session.
    for (const spelling of ['tag+of+the+greedy', 'tag-of-the-greedy!!*~', 'tag-of-the-greedy=='])
      expect((await of(spelling, 'at-once')).status).toBe(429);
    // Three of its calls wait for admission, and nobody waits behind them.
    for (const session of ['another', 'a third', 'another']) expect((await of(session, 'at-once')).status).toBe(200);
    const others = ['another', 'a third'].flatMap((session) => [of(session, 'held'), of(session, 'held')]);
    await expect.poll(() => admission.inside).toBe(6);
    release();
    expect((await Promise.all(greedy)).sort()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual(Array(4).fill(200));
    await expect.poll(() => [admission.inside, admission.waiting]).toEqual([0, 0]);
  });

  it('leaves a refused caller’s connection open, unless a large body is still to come', async () => {
    const { port } = await listening({ admission: new Admission({ ...USUAL, inside: 0, waiting: 0, waitMs: 1 }) });
    const refusedWith = (length: number) =>
      new Promise<string | undefined>((resolve, reject) => {
        const headers = { 'content-length': length };
        const sent = request({ host: '127.0.0.1', port, path: '/api/x', method: 'POST', headers }, (res) => {
          resolve(res.headers.connection);
          sent.destroy();
        });
        sent.on('error', reject);
        sent.flushHeaders();
      });
    expect(await refusedWith(300)).toBe('keep-alive');
    expect(await refusedWith(10_000_000)).toBe('close');
  });

  it('is left by a caller who goes away', async () => {
    const { port, admission } = await listening({ handle: () => new Promise(() => {}) });
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/x HTTP/1.1\r\nhost: x\r\n\r\n');
    while (admission.inside === 0) await pause(10);
    socket.destroy();
    while (admission.inside > 0) await pause(10);
    expect(admission.inside).toBe(0);
  });
});

describe('a request that is not ours', () => {
  const raw = (port: number, head: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\nconnection: close\r\n\r\n`));
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });

  it('is refused on arrival: an echo, and a request that names two hosts; one that names one is served', async () => {
    const { port } = await listening();
    const echo = await raw(port, 'TRACE /api/x HTTP/1.1\r\nhost: a\r\ncookie: amanah.session=secret');
    expect(echo).toMatch(/^HTTP\/1\.1 405 .*\r\nallow: GET/s);
    expect(echo).not.toContain('secret');
    for (const hosts of ['host: a\r\nhost: b', 'host: a\r\nHOST: a'])
      expect(await raw(port, `GET /api/x HTTP/1.1\r\n${hosts}`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(await raw(port, 'GET /api/x HTTP/1.1\r\nhost: a')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the address', () => {
  it('is shared by many listeners that all serve, is refused to a second process, and is free again after the end', async () => {
    const made = () =>
      makeHttpServer({ handle: async (_, res) => send(res, 200, success({})), https: false, drainMs: 500 });
    const first = made();
    await first.listen({ host: '127.0.0.1', port: 0 });
    const { port } = first.server.address() as AddressInfo;
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask(port, '/api/x', new Agent())));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const second = made();
    await expect(second.listen({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await first.drain();
    await expect(ask(port, '/api/x')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    await second.listen({ host: '127.0.0.1', port });
    expect((await ask(port, '/api/x')).status).toBe(200);
    await second.drain();
  });
});

describe('https', () => {
  it('every answer asks its caller for it', async () => {
    const [secure, plain] = [await listening({ https: true }), await listening()];
    expect((await ask(secure.port, '/api/x')).headers['strict-transport-security']).toContain('max-age');
    expect((await ask(plain.port, '/api/x')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('the end', () => {
  it('comes although connections stay in use, and a request is half sent', async () => {
    const httpServer = await listening({ drainMs: 1_000 });
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const half = connect(httpServer.port, '127.0.0.1');
    half.on('error', () => {});
    half.write('POST /api/teller/setor-tunai HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"nom');
    let going = true;
    let served = 0;
    const hammer = Array.from({ length: 4 }, async () => {
      while (going) {
        const answer = await ask(httpServer.port, '/api/x', agent).catch(() => undefined);
        if (answer?.status === 200) served++;
        else await pause(20);
      }
    });
    while (served < 20) await pause(10);
    await httpServer.drain();
    going = false;
    await Promise.all(hammer);
    agent.destroy();
  });

  it('waits for calls in flight', async () => {
    const httpServer = await listening({
      handle: async (_, res) => {
        await pause(300);
        send(res, 200, success({}));
      },
    });
    const answer = ask(httpServer.port, '/api/x');
    await pause(50);
    await httpServer.drain();
    expect((await answer).status).toBe(200);
  });
});
