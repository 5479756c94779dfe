import { ledger as definitions } from '#lib/books/operations/ledger.ts';
import { MANY_ROWS, processor, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/ledger.ts'));

export const ledger = {
  generalEntry: processor(definitions.TRANSAKSI_UMUM, schema('generalEntryInput'), [
    'transaksi',
    'laporan',
    'rekening',
  ]),
  generalEntries: {
    ...processor(definitions.TRANSAKSI_UMUM_MULTI, schema('generalEntriesInput'), [
      'transaksi',
      'laporan',
      'rekening',
      'entri',
    ]),
    most: MANY_ROWS,
  },
  validate: { ...query('validate', 'ledger.validate', schema('validateInput')), most: MANY_ROWS },
  roundingDifference: processor(definitions.SELISIH_PEMBULATAN, schema('roundingDifferenceInput'), [
    'transaksi',
    'laporan',
  ]),
};
