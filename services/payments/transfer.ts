import { transfer as definitions } from '#lib/payments/operations/transfer.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const lists = schemasOf(() => import('#lib/control/schemas/code-lists.ts'));
const limits = schemasOf(() => import('#lib/control/schemas/parameter.ts'));

const schema = schemasOf(() => import('#lib/payments/schemas/transfer.ts'));
const touched = ['transfer', 'till', 'rekening', 'transaksi', 'laporan', 'inbox', 'wic'] as const;

/** These calls send money between banks. */
export const transfer = {
  sknCash: processor(definitions.SKN_TUNAI, schema('sknCashInput'), touched),
  sknAccount: processor(definitions.SKN_NON_TUNAI, schema('sknAccountInput'), touched),
  rtgsCash: processor(definitions.RTGS_TUNAI, schema('rtgsCashInput'), touched),
  rtgsAccount: processor(definitions.RTGS_NON_TUNAI, schema('rtgsAccountInput'), touched),
  biFast: processor(definitions.BI_FAST_NON_TUNAI, schema('biFastInput'), touched),
  creditHeld: processor(definitions.SALURKAN_TRANSFER, schema('creditHeldInput'), touched),
  payHeld: processor(definitions.BAYAR_TRANSFER, schema('payHeldInput'), touched),
  sendBack: processor(definitions.RETUR_TRANSFER_TERTAHAN, schema('sendBackInput'), ['transfer', 'inbox']),
  giveFeeBack: processor(definitions.KEMBALIKAN_BIAYA_TRANSFER, schema('giveFeeBackInput'), touched),
  transfers: list('transfer', 'transfer.list', schema('transfersQuery'), ['transfer']),
  timeline: record('transfer/riwayat', 'transfer.riwayat', schema('transferTimelineQuery'), ['transfer']),
  incoming: list('transfer/masuk', 'transfer.masuk', schema('incomingTransfersQuery'), ['transfer']),
  held: list('transfer/ditanyakan', 'transfer.ditanyakan', schema('heldQuery'), ['transfer']),
  beneficiaries: record('transfer/tujuan', 'transfer.tujuan', schema('beneficiariesQuery'), ['transfer']),
  terms: record('transfer/syarat', 'transfer.syarat', schema('transferTermsQuery'), ['ketentuan', 'cabang']),
  summary: record('transfer/ringkasan', 'transfer.ringkasan', schema('transferSummaryQuery'), ['transfer', 'cabang']),
  messageTypes: list('tipe-message', 'transfer.tipeMessage', lists('oneListQuery'), ['pilihan']),
  cashLimit: record('parameter/skn-tunai-limit', 'parameter.sknTunaiLimit', limits('onDayQuery'), [
    'ketentuan',
    'cabang',
  ]),
};
