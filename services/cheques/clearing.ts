import { clearing as definitions } from '#lib/cheques/operations/clearing.ts';
import { inwardClearing as inward } from '#lib/cheques/operations/inward-clearing.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/cheques/schemas/clearing.ts'));
const inwardSchema = schemasOf(() => import('#lib/cheques/schemas/inward-clearing.ts'));
const touched = ['kliring', 'rekening', 'transaksi', 'laporan', 'inbox'] as const;

export const clearing = {
  deposit: processor(definitions.SETORAN_KLIRING, schema('clearingDepositInput'), touched),
  custody: processor(definitions.TITIPAN_KLIRING, schema('clearingCustodyInput'), touched),
  giveBack: processor(definitions.HAPUS_TITIPAN_KLIRING, schema('giveBackInput'), touched),
  runCustody: processor(definitions.JALANKAN_TITIPAN_KLIRING, schema('runCustodyInput'), touched),
  withdrawLodged: processor(definitions.TARIK_SETORAN_KLIRING, schema('withdrawLodgedInput'), touched),
  settle: processor(definitions.KONFIRMASI_KLIRING, schema('settleSheetsInput'), touched),
  makeEffective: processor(definitions.EFEKTIFKAN_SETORAN_KLIRING, schema('makeEffectiveInput'), touched),
  reject: processor(definitions.TOLAKAN_SETORAN_KLIRING, schema('rejectSheetInput'), touched),
  receiveInward: processor(inward.TERIMA_PENARIKAN_KLIRING, inwardSchema('receiveInwardInput'), touched),
  payInward: processor(inward.PENARIKAN_KLIRING, inwardSchema('payInwardInput'), [...touched, 'warkat']),
  returnInward: processor(inward.TOLAKAN_PENARIKAN_KLIRING, inwardSchema('returnInwardInput'), [...touched, 'warkat']),
  holdInward: processor(inward.TAHAN_PENARIKAN_KLIRING, inwardSchema('holdInwardInput'), touched),
  transferByInstrument: processor(inward.PEMINDAHBUKUAN_KLIRING, inwardSchema('transferBySheetInput'), [
    ...touched,
    'warkat',
  ]),
  inward: list('kliring/penarikan', 'clearing.penarikan', inwardSchema('inwardQuery'), ['kliring']),
  sheets: list('cetak-informasi/kliring', 'clearing.cetakInformasi', schema('sheetsQuery'), ['kliring']),
  sheetsByPost: {
    ...list('list-setoran-kliring', 'clearing.listSetoran', schema('sheetsQuery'), ['kliring']),
    method: 'POST',
    reads: true,
  } as const,
  desk: record('kliring/meja', 'clearing.meja', schema('deskQuery'), ['kliring', 'cabang']),
  groups: list('transaksi/jalankan-titipan-kliring/get-list', 'clearing.titipanList', schema('custodyQuery'), [
    'kliring',
  ]),
  group: record(
    'transaksi/jalankan-titipan-kliring/get-detail-list',
    'clearing.titipanDetail',
    schema('custodyDetailQuery'),
    ['kliring'],
  ),
};
