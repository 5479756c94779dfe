import { unfunded as refusalCards } from '#lib/cheques/operations/unfunded.ts';
import { warkat as definitions } from '#lib/cheques/operations/warkat.ts';
import { warkatOrder } from '#lib/cheques/operations/warkat-order.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/cheques/schemas/warkat.ts'));
const orders = schemasOf(() => import('#lib/cheques/schemas/warkat-order.ts'));
const unfunded = schemasOf(() => import('#lib/cheques/schemas/unfunded.ts'));
const stock = ['warkat', 'transaksi', 'laporan', 'inbox'] as const;
const ofAccount = ['warkat', 'rekening', 'transaksi', 'laporan', 'inbox'] as const;

export const warkat = {
  receive: processor(definitions.TERIMA_STOK_WARKAT, schema('receiveStockInput'), stock),
  send: processor(definitions.KIRIM_STOK_WARKAT, schema('sendStockInput'), stock),
  accept: processor(definitions.TERIMA_KIRIMAN_WARKAT, schema('acceptStockInput'), stock),
  void: processor(definitions.BATAL_STOK_WARKAT, schema('voidStockInput'), stock),
  order: processor(warkatOrder.PESAN_WARKAT, orders('orderBookInput'), ['warkat', 'inbox']),
  cancelOrder: processor(warkatOrder.BATAL_PESANAN_WARKAT, orders('cancelOrderInput'), ['warkat', 'inbox']),
  orders: list('pemeliharaan-warkat/pesanan', 'warkat.pesanan', orders('ordersQuery'), ['warkat']),
  issue: processor(definitions.TERBIT_WARKAT, schema('issueWarkatInput'), ofAccount),
  activate: processor(definitions.AKTIF_WARKAT, schema('activateBookInput'), ofAccount),
  stop: processor(definitions.STOP_WARKAT, schema('stopSheetsInput'), ofAccount),
  lift: processor(definitions.BUKA_STOP_WARKAT, schema('liftStopInput'), ofAccount),
  cancel: processor(definitions.BATAL_WARKAT, schema('cancelSheetsInput'), ofAccount),
  giveBack: processor(definitions.KEMBALI_WARKAT, schema('returnSheetsInput'), ofAccount),
  pay: processor(definitions.BAYAR_CEK, schema('payChequeInput'), [
    'warkat',
    'till',
    'rekening',
    'transaksi',
    'laporan',
    'wic',
    'inbox',
  ]),
  refuse: processor(refusalCards.TOLAK_WARKAT, unfunded('refuseSheetInput'), ofAccount),
  reportSettled: processor(refusalCards.LAPOR_WARKAT_KOSONG, unfunded('reportSettledInput'), ofAccount),
  listDrawer: processor(refusalCards.CANTUM_DHN, unfunded('listDrawerInput'), ['warkat', 'penyaringan', 'inbox']),
  refusals: list('pemeliharaan-warkat/tolakan', 'warkat.tolakan', unfunded('refusalsQuery'), ['warkat']),
  letter: record('pemeliharaan-warkat/surat', 'warkat.surat', unfunded('letterQuery'), ['warkat']),
  proposals: list('pemeliharaan-warkat/usulan-dhn', 'warkat.usulanDhn', unfunded('proposalsQuery'), ['warkat']),
  ownList: list('pemeliharaan-warkat/dhib', 'warkat.dhib', unfunded('ownListQuery'), ['warkat']),
  books: list('pemeliharaan-warkat/list', 'warkat.list', schema('warkatQuery'), ['warkat']),
  book: record('pemeliharaan-warkat/detail', 'warkat.detail', schema('warkatDetailQuery'), ['warkat']),
  ofAccount: record('pemeliharaan-warkat/getWarkatTab', 'warkat.getWarkatTab', schema('warkatTabQuery'), ['warkat']),
  fee: record('pemeliharaan-warkat/total_biaya', 'warkat.totalBiaya', schema('warkatFeeQuery'), [
    'warkat',
    'ketentuan',
  ]),
};
