import type { TokenVault } from '#services/server/token-vault.ts';
import type { TokenSet } from '#types/session.ts';

/** Keeps the core's data of one session, here in memory, for as many web processes as ask. */
export function memoryVault(): TokenVault & { stored: TokenSet | null } {
  let claimed = false;
  const vault = {
    stored: null as TokenSet | null,
    claim: async () => {
      const turn = !claimed;
      claimed = true;
      return { set: vault.stored, turn };
    },
    store: async (_: TokenSet, fresh: TokenSet) => {
      vault.stored = fresh;
      claimed = false;
    },
    release: async () => {
      claimed = false;
    },
  };
  return vault;
}
