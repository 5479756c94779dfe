import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A path between two programs that can fail as networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Swallows what goes over the connections there are, both ways and for ever, as a firewall does that has forgotten them. */
  forget(): void;
  /** Swallows everything, also of new connections, until switched off. */
  swallow(on: boolean): void;
  /** Carries nothing until switched off, and loses nothing: the other side has stalled. */
  stall(on: boolean): void;
  /** Breaks all connections. */
  reset(): void;
  /** Sets the fate of each connection to a PostgreSQL as soon as it has signed on. */
  afterSignOn(fate: 'reset' | 'forget' | undefined): void;
  /** Counts the connections that have met that fate. */
  readonly fated: () => number;
  /** Holds back each piece by so many milliseconds, each way. */
  delay(ms: number): void;
  /** Counts the open connections. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

/** The server's words at the end of a sign-on: ready for a query, in no transaction. */
const SIGNED_ON = Buffer.from('Z\0\0\0\x05I', 'latin1');

export async function tcpProxy(target: { host?: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<{ near: Socket; far: Socket; forgotten: boolean }>();
  let [swallowing, stalled, delayMs] = [false, false, 0];
  let fate: 'reset' | 'forget' | undefined;
  let fated = 0;
  const server = createServer((near) => {
    const far = connect(target.port, target.host ?? '127.0.0.1');
    const pair = { near, far, forgotten: false };
    pairs.add(pair);
    const carry = (from: Socket, to: Socket) => {
      let last = Promise.resolve();
      from.on('data', (chunk) => {
        if (swallowing || pair.forgotten) return;
        const wait = delayMs;
        last = last.then(async () => {
          if (wait > 0) await pause(wait);
          if (!swallowing && !pair.forgotten && !to.destroyed) to.write(chunk);
        });
      });
      from.on('close', () => {
        if (!swallowing && !pair.forgotten) to.destroy();
        if (near.destroyed && far.destroyed) pairs.delete(pair);
      });
      from.on('error', () => {});
    };
    carry(near, far);
    carry(far, near);
    far.on('data', (chunk) => {
      if (!fate || pair.forgotten || !chunk.includes(SIGNED_ON)) return;
      fated += 1;
      const meets = fate;
      // After the words themselves have arrived.
      setTimeout(() => {
        pair.forgotten = true;
        if (meets === 'forget') return;
        near.resetAndDestroy();
        far.destroy();
      }, 0);
    });
    if (stalled) for (const socket of [near, far]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const each = (work: (pair: { near: Socket; far: Socket; forgotten: boolean }) => void) => {
    for (const pair of pairs) work(pair);
  };
  return {
    port: (server.address() as AddressInfo).port,
    forget: () =>
      each((pair) => {
        pair.forgotten = true;
      }),
    swallow: (on) => {
      swallowing = on;
    },
    stall: (on) => {
      stalled = on;
      each(({ near, far }) => {
        for (const socket of [near, far]) on ? socket.pause() : socket.resume();
      });
    },
    reset: () =>
      each(({ near, far }) => {
        near.resetAndDestroy();
        far.destroy();
      }),
    afterSignOn: (next) => {
      fate = next;
    },
    fated: () => fated,
    delay: (ms) => {
      delayMs = ms;
    },
    open: () => pairs.size,
    close: async () => {
      each(({ near, far }) => {
        near.destroy();
        far.destroy();
      });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
