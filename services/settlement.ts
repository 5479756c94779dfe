import { centralBank } from '#lib/operations/central-bank.ts';
import { transfer as cards } from '#lib/operations/transfer.ts';
import { list, processor, record, schemasOf } from './endpoint.ts';

const bills = schemasOf(() => import('#lib/schemas/bills.ts'));
const schema = schemasOf(() => import('#lib/schemas/settlement.ts'));

export const settlement = {
  answer: processor(cards.JAWAB_PENYELESAIAN, schema('answerHangingInput'), ['transfer', 'kliring', 'inbox']),
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
  reconciliation: list('penyelesaian/rekonsiliasi', 'settlement.rekonsiliasi', schema('reconciliationQuery')),
  hanging: list('penyelesaian/tertahan', 'settlement.tertahan', schema('hangingQuery')),
};
