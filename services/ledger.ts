import { processor, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/ledger.ts'));

export const ledger = {
  roundingDifference: processor('SELISIH_PEMBULATAN', schema('roundingDifferenceInput'), ['transaksi', 'laporan']),
};
