import type { TokenVault } from '#services/server/token-vault.ts';
import type { TokenSet } from '#types/session.ts';

/** Keeps the core's data of one session, here in memory, for as many web processes as ask. */
export function memoryVault(): TokenVault & { kept: TokenSet | null } {
  let taken = false;
  const vault = {
    kept: null as TokenSet | null,
    claim: async () => {
      const turn = !taken;
      taken = true;
      return { set: vault.kept, turn };
    },
    keep: async (_: TokenSet, fresh: TokenSet) => {
      vault.kept = fresh;
      taken = false;
    },
    release: async () => {
      taken = false;
    },
  };
  return vault;
}
