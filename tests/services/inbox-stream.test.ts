import { EventEmitter } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { Core } from '#services/server/core-connection.ts';
import { makeInboxStream } from '#services/server/inbox-stream.ts';
import { serve, session } from './gateway-fixture.ts';

/** A core stream the test drives by hand. */
class Events extends EventEmitter {
  cancelled = 0;
  readonly lastEventId: string;
  constructor(lastEventId: string) {
    super();
    this.lastEventId = lastEventId;
  }
  cancel() {
    this.cancelled += 1;
    this.emit('error', new Error('1 CANCELLED'));
  }
}

async function streams(sid: string, locked = () => false) {
  const opened: Events[] = [];
  const watch = ((lastEventId: string) => {
    const events = new Events(lastEventId);
    opened.push(events);
    return events;
  }) as unknown as Core['watch'];
  const port = await serve(
    makeInboxStream({ session: async () => ({ ...session, sid }), watch, locked: async () => locked() }),
  );
  const open = (headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ res: IncomingMessage; req: ClientRequest }>((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', method, headers, agent: false }, (res) => resolve({ res, req }));
      req.on('error', (error) => (req.destroyed ? undefined : reject(error)));
      req.end();
    });
  return { opened, open };
}

const event = { id_event: '9', id_flow: 'f1', flow_state: 'WAITING' };
const textUntil = (res: IncomingMessage, end: string) =>
  new Promise<string>((resolve) => {
    let text = '';
    res.on('data', (chunk) => {
      text += chunk;
      if (text.endsWith(end)) resolve(text);
    });
  });

describe('the inbox stream', () => {
  it('is no page without a session, and answers GET only', async () => {
    const port = await serve(
      makeInboxStream({
        session: async () => null,
        watch: () => {
          throw new Error('reached the core');
        },
        locked: async () => false,
      }),
    );
    const { status } = await fetch(`http://127.0.0.1:${port}/`);
    expect(status).toBe(401);
    const posted = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('passes events on as server-sent events, from the last one the browser saw', async () => {
    const { opened, open } = await streams('stream-1');
    const { res, req } = await open({ 'last-event-id': '8' });
    expect(res.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-store, no-transform',
    });
    const text = textUntil(res, '"WAITING"}\n\n');
    opened[0]?.emit('data', event);
    expect(await text).toBe(`retry: 1000\n\nevent: inbox\nid: 9\ndata: ${JSON.stringify(event)}\n\n`);
    expect(opened[0]?.lastEventId).toBe('8');
    req.destroy();
  });

  it('sends changed rights without an id, so that no event of the inbox is missed afterwards', async () => {
    const { opened, open } = await streams('stream-6');
    const { res, req } = await open();
    const text = textUntil(res, '"AKSES"}\n\n');
    const rights = { id_event: '', id_flow: '', jenis: 'AKSES' };
    opened[0]?.emit('data', rights);
    expect(await text).toBe(`retry: 1000\n\nevent: inbox\ndata: ${JSON.stringify(rights)}\n\n`);
    req.destroy();
  });

  it('is not opened for a locked screen, and is again once it is unlocked', async () => {
    let locked = true;
    const { opened, open } = await streams('stream-7', () => locked);
    const refused = await open();
    expect([refused.res.statusCode, opened.length]).toEqual([423, 0]);
    locked = false;
    const { res, req } = await open();
    expect([res.statusCode, opened.length]).toEqual([200, 1]);
    req.destroy();
  });

  it('takes no event id that is not a number', async () => {
    const { opened, open } = await streams('stream-2');
    const { req } = await open({ 'last-event-id': "8'; drop table" });
    expect(opened[0]?.lastEventId).toBe('');
    req.destroy();
  });

  it('cancels the core’s stream when the browser leaves, and ends when the core’s ends', async () => {
    const { opened, open } = await streams('stream-3');
    const left = await open();
    left.req.destroy();
    await expect.poll(() => opened[0]?.cancelled).toBe(1);
    const ended = await open();
    const end = new Promise((resolve) => ended.res.on('end', resolve));
    ended.res.resume();
    opened[1]?.emit('error', new Error('16 UNAUTHENTICATED'));
    await end;
  });

  it('refuses the eleventh of one sign-in until one is closed', async () => {
    const { open, opened } = await streams('stream-4');
    const all = [];
    for (let count = 0; count < 10; count += 1) all.push(await open());
    expect(all.map(({ res }) => res.statusCode)).toEqual(Array(10).fill(200));
    expect((await open()).res.statusCode).toBe(429);
    all[0]?.req.destroy();
    await expect.poll(() => opened[0]?.cancelled).toBe(1);
    const again = await open();
    expect(again.res.statusCode).toBe(200);
    for (const { req } of [...all, again]) req.destroy();
  });

  // The last of this file: the process takes no stream any more afterwards.
  it('ends every stream when the server stops, and opens none again', async () => {
    const { opened, open } = await streams('stream-5');
    const { res } = await open();
    const ended = new Promise((resolve) => res.on('end', resolve));
    res.resume();
    const stop = process.listeners('SIGTERM').at(-1);
    stop?.('SIGTERM');
    await ended;
    await expect.poll(() => opened[0]?.cancelled).toBe(1);
    const again = await open();
    expect([again.res.statusCode, again.res.headers.connection]).toEqual([503, 'close']);
    expect(opened).toHaveLength(1);
  });
});
