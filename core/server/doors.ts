import { fail } from '#lib/errors/errors.ts';
import type { RpcName } from '#types/rpc.ts';

/** More calls than this are not begun at once: those that wait would only wait for each other. */
const MOST = 400;

/** What is always let in: the way out. */
const ALWAYS: ReadonlySet<RpcName> = new Set<RpcName>(['access.keluar']);

/** How many calls are being served, and the door they come in by. */
export interface Doors {
  /** Serves a call, or refuses it at once with OVERLOADED. */
  readonly pass: <T>(rpc: RpcName, work: () => Promise<T>) => Promise<T>;
  readonly inside: () => number;
}

/** A bounded number of calls at a time. */
export function doors(most = MOST): Doors {
  let inside = 0;
  return {
    inside: () => inside,
    async pass(rpc, work) {
      if (inside >= most && !ALWAYS.has(rpc)) fail('OVERLOADED');
      inside++;
      try {
        return await work();
      } finally {
        inside--;
      }
    },
  };
}
