import { read } from '#core/access/handler.ts';
import { anggaran } from './budget-query.ts';
import { susunan } from './layout-query.ts';
import { leviesOwed, listRemittances } from './levies.ts';
import { remitLevy } from './remit-levy.ts';
import { saveAccount } from './save-account.ts';
import { saveBudget } from './save-budget.ts';
import { saveLayout } from './save-layout.ts';
import { kolomLaporan } from './statement-columns.ts';
import { tren } from './trends.ts';

/** The tools of the books: the chart of accounts, the layouts of the statements, the budget, levies collected for others. */
export const finance = {
  operations: {
    SETOR_PUNGUTAN: remitLevy,
    SIMPAN_AKUN_GL: saveAccount,
    SIMPAN_ANGGARAN: saveBudget,
    SIMPAN_SUSUNAN: saveLayout,
  },
  handlers: () => ({
    'finance.anggaran': read(anggaran),
    'finance.susunan': read(susunan),
    'finance.kolomLaporan': read(kolomLaporan),
    'finance.tren': read(tren),
    'finance.pungutanTerutang': read(leviesOwed),
    'finance.daftarSetoran': read(listRemittances),
  }),
};
