import { warkat as cards } from '#lib/operations/warkat.ts';
import { list, processor, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/warkat.ts'));
const stock = ['warkat', 'transaksi', 'laporan', 'inbox'] as const;
const ofAccount = ['warkat', 'rekening', 'transaksi', 'laporan', 'inbox'] as const;

export const warkat = {
  receive: processor(cards.TERIMA_STOK_WARKAT, schema('receiveStockInput'), stock),
  send: processor(cards.KIRIM_STOK_WARKAT, schema('sendStockInput'), stock),
  accept: processor(cards.TERIMA_KIRIMAN_WARKAT, schema('acceptStockInput'), stock),
  void: processor(cards.BATAL_STOK_WARKAT, schema('voidStockInput'), stock),
  issue: processor(cards.TERBIT_WARKAT, schema('issueWarkatInput'), ofAccount),
  activate: processor(cards.AKTIF_WARKAT, schema('activateBookInput'), ofAccount),
  stop: processor(cards.STOP_WARKAT, schema('stopSheetsInput'), ofAccount),
  cancel: processor(cards.BATAL_WARKAT, schema('cancelSheetsInput'), ofAccount),
  giveBack: processor(cards.KEMBALI_WARKAT, schema('returnSheetsInput'), ofAccount),
  books: list('pemeliharaan-warkat/list', 'warkat.list', schema('warkatQuery'), ['warkat']),
  book: record('pemeliharaan-warkat/detail', 'warkat.detail', schema('warkatDetailQuery'), ['warkat']),
  ofAccount: record('pemeliharaan-warkat/getWarkatTab', 'warkat.getWarkatTab', schema('warkatTabQuery'), ['warkat']),
  fee: record('pemeliharaan-warkat/total_biaya', 'warkat.totalBiaya', schema('warkatFeeQuery'), [
    'warkat',
    'ketentuan',
  ]),
};
