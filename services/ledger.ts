import { ledger as cards } from '#lib/operations/ledger.ts';
import { processor, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/ledger.ts'));

export const ledger = {
  generalEntry: processor(cards.TRANSAKSI_UMUM, schema('generalEntryInput'), ['transaksi', 'laporan', 'rekening']),
  generalEntries: processor(cards.TRANSAKSI_UMUM_MULTI, schema('generalEntriesInput'), [
    'transaksi',
    'laporan',
    'rekening',
  ]),
  roundingDifference: processor(cards.SELISIH_PEMBULATAN, schema('roundingDifferenceInput'), ['transaksi', 'laporan']),
};
