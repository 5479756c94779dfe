import { centralBank } from '#lib/payments/operations/central-bank.ts';
import { transfer as definitions } from '#lib/payments/operations/transfer.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const bills = schemasOf(() => import('#lib/payments/schemas/bills.ts'));
const schema = schemasOf(() => import('#lib/payments/schemas/settlement.ts'));

export const settlement = {
  answer: processor(definitions.JAWAB_PENYELESAIAN, schema('resolveOutstandingInput'), [
    'transfer',
    'kliring',
    'inbox',
  ]),
  bill: processor(centralBank.TAGIHAN_BANK_SENTRAL, bills('centralBankBillInput'), [
    'transfer',
    'transaksi',
    'laporan',
    'inbox',
  ]),
  billCount: record('penyelesaian/hitungan-tagihan', 'settlement.hitunganTagihan', bills('billCountQuery'), [
    'transfer',
  ]),
  bills: list('penyelesaian/tagihan', 'settlement.daftarTagihan', bills('billsQuery'), ['transfer']),
  files: record('penyelesaian/berkas-hari', 'settlement.berkasHari', schema('filesQuery')),
  reconciliation: list('penyelesaian/rekonsiliasi', 'settlement.rekonsiliasi', schema('reconciliationQuery')),
  unanswered: list('penyelesaian/tertahan', 'settlement.tertahan', schema('unansweredQuery')),
};
