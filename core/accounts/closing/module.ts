import { read } from '#core/access/handler.ts';
import { closeAccount } from './close-account.ts';
import { payOut } from './pay-out.ts';
import { paySpecial } from './pay-special.ts';
import { daftarPenutupan, penutupan } from './queries.ts';
import { danaKhusus } from './special-funds.ts';
import { withdrawClosing } from './withdraw-closing.ts';

/** Closing accounts and paying them out. */
export const closing = {
  operations: {
    TUTUP_REKENING: closeAccount,
    AMBIL_DANA_DI_TELLER: payOut,
    AMBIL_DANA_KHUSUS: paySpecial,
    BATAL_TUTUP_REKENING: withdrawClosing,
  },
  handlers: () => ({
    'closing.penutupan': read(penutupan),
    'closing.daftarPenutupan': read(daftarPenutupan),
    'closing.danaKhusus': read(danaKhusus),
  }),
};
