import { read } from '#core/access/handler.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { rincianSaldo } from './explain-balance.ts';
import { changeHold, holdFunds, releaseFunds } from './hold-funds.ts';
import { blokirDana, mutasiBlokir } from './hold-queries.ts';

/** Sides of accounts that are shut, funds that are held, and why balances differ. */
export const holds = {
  operations: {
    BLOKIR_REKENING: blockAccount,
    BUKA_BLOKIR: unblockAccount,
    TAHAN_DANA: holdFunds,
    LEPAS_DANA: releaseFunds,
    UBAH_TAHANAN: changeHold,
  },
  handlers: () => ({
    'savings.blokirDana': read(blokirDana),
    'savings.mutasiBlokir': read(mutasiBlokir),
    'savings.rincianSaldo': read(rincianSaldo),
  }),
};
