import { read } from '#core/access/handler.ts';
import { coa, jurnal, trialBalance } from './queries.ts';

/** The books as they are read. */
export const report = {
  operations: {},
  handlers: () => ({
    'report.trialBalance': read(trialBalance),
    'report.coa': read(coa),
    'report.jurnal': read(jurnal),
  }),
};
