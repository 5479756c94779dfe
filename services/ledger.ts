import { ledger as cards } from '#lib/operations/ledger.ts';
import { processor, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/ledger.ts'));

export const ledger = {
  roundingDifference: processor(cards.SELISIH_PEMBULATAN, schema('roundingDifferenceInput'), ['transaksi', 'laporan']),
};
