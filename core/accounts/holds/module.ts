import { read } from '#core/access/handler.ts';
import { rincianSaldo } from '#core/accounts/inquiries/explain-balance.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { changeHold, holdFunds, releaseFunds } from './hold-funds.ts';
import { blokirDana, mutasiBlokir } from './hold-queries.ts';

/** Blocks of accounts, held funds, and the differences of balances. */
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
