import { change, read } from '#core/access/handler.ts';
import { cetak } from './print.ts';
import { isi, surat } from './queries.ts';

/** Letters that the bank owes customers for acts of its own. */
export const letter = {
  operations: {},
  handlers: () => ({
    'letter.surat': read(surat),
    'letter.isi': read(isi),
    'letter.cetak': change(cetak),
  }),
};
