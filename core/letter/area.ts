import { change, read } from '#core/access/handler.ts';
import { cetak } from './print.ts';
import { isi, surat } from './queries.ts';

/** Letters that customers are owed for what the bank did of itself. */
export const letter = {
  operations: {},
  handlers: () => ({
    'letter.surat': read(surat),
    'letter.isi': read(isi),
    'letter.cetak': change(cetak),
  }),
};
