import { type MenuDef, screen } from './menu-def.ts';

/** These screens prove the cash of a branch's day. */
export const vaultProofMenus = {
  'posisi-khasanah': screen('laporan', 'menu.posisiKhasanah', '/report/vaults', 'safe2', '1811'),
  'proof-pecahan': screen('laporan', 'menu.proofPecahan', '/report/denominations', 'cash-coin', '1812'),
} as const satisfies Record<string, MenuDef>;

/** Those who keep the vault prove it, and so do those who read the books. */
export const cashProofs = ['posisi-khasanah', 'proof-pecahan'] as const;

export const vaultProofCalls = {
  'vault.posisi': ['posisi-khasanah'],
  'vault.denom': ['proof-pecahan'],
} as const;
