import { ledger as cards } from '#lib/books/operations/ledger.ts';
import { MANY_ROWS, processor, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/ledger.ts'));

export const ledger = {
  generalEntry: processor(cards.TRANSAKSI_UMUM, schema('generalEntryInput'), ['transaksi', 'laporan', 'rekening']),
  generalEntries: {
    ...processor(cards.TRANSAKSI_UMUM_MULTI, schema('generalEntriesInput'), [
      'transaksi',
      'laporan',
      'rekening',
      'entri',
    ]),
    most: MANY_ROWS,
  },
  validate: { ...query('validate', 'ledger.validate', schema('validateInput')), most: MANY_ROWS },
  roundingDifference: processor(cards.SELISIH_PEMBULATAN, schema('roundingDifferenceInput'), ['transaksi', 'laporan']),
};
