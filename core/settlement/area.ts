import { read } from '#core/access/handler.ts';
import { billCount, listBills } from './bills.ts';
import { hanging } from './queries.ts';
import { reconciliation } from './reconciliation.ts';

/** The way to other banks, as it is looked at. */
export const settlement = {
  operations: {},
  handlers: () => ({
    'settlement.tertahan': read(hanging),
    'settlement.rekonsiliasi': read(reconciliation),
    'settlement.hitunganTagihan': read(billCount),
    'settlement.daftarTagihan': read(listBills),
  }),
};
