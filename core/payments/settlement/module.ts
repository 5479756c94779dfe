import { read } from '#core/access/handler.ts';
import { billCount, listBills } from './bills.ts';
import { filesOfDay } from './files-of-day.ts';
import { unanswered } from './queries.ts';
import { reconciliation } from './reconciliation.ts';

/** Queries of the gateway to other banks. */
export const settlement = {
  operations: {},
  handlers: () => ({
    'settlement.tertahan': read(unanswered),
    'settlement.berkasHari': read(filesOfDay),
    'settlement.rekonsiliasi': read(reconciliation),
    'settlement.hitunganTagihan': read(billCount),
    'settlement.daftarTagihan': read(listBills),
  }),
};
