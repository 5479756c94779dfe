import { command, list, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/letter.ts'));

/** The bank owes customers these letters. */
export const letter = {
  list: list('surat-nasabah', 'letter.surat', schema('lettersQuery'), ['rekening']),
  contents: record('surat-nasabah/isi', 'letter.isi', schema('letterContentsQuery'), ['rekening']),
  print: command('surat-nasabah/cetak', 'letter.cetak', schema('printLettersInput'), ['rekening', 'audit']),
};
