import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A path between two programs that can fail as networks do. */
export interface TcpProxy {
  readonly port: number;
  /** Swallows what goes over the connections there are, both ways and for ever, as a firewall does that has forgotten them. */
  forget(): void;
  /** Swallows everything, also of new connections, until told otherwise. */
  swallow(on: boolean): void;
  /** Carries nothing until told otherwise, and loses nothing: the other side has stalled. */
  stall(on: boolean): void;
  /** Breaks all connections. */
  reset(): void;
  /** Holds back each piece by so many milliseconds, each way. */
  delay(ms: number): void;
  /** How many connections stand. */
  readonly open: () => number;
  readonly close: () => Promise<void>;
}

export async function tcpProxy(target: { host?: string; port: number }): Promise<TcpProxy> {
  const pairs = new Set<{ near: Socket; far: Socket; forgotten: boolean }>();
  let [swallowing, stalled, delayMs] = [false, false, 0];
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
