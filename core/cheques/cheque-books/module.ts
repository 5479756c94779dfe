import { read } from '#core/access/handler.ts';
import { cancelSheets, liftStop, returnSheets, stopSheets } from './instruments.ts';
import { activateBook, issueBook } from './issue.ts';
import { listDrawer } from './list-drawer.ts';
import { cancelOrder, orderBook } from './order.ts';
import { pesanan } from './order-queries.ts';
import { dhib, usulanDhn } from './proposals.ts';
import { detail, list, totalBiaya, warkatTab } from './queries.ts';
import { surat, tolakan } from './refusal-queries.ts';
import { refuseSheet } from './refuse.ts';
import { reportSettled } from './report-settled.ts';
import { acceptStock, receiveStock, sendStock, voidStock } from './stock.ts';

/** The bank's own cheques and bilyet giro: books from the printer to an account, and each of their instruments. */
export const warkat = {
  operations: {
    TERIMA_STOK_WARKAT: receiveStock,
    KIRIM_STOK_WARKAT: sendStock,
    TERIMA_KIRIMAN_WARKAT: acceptStock,
    BATAL_STOK_WARKAT: voidStock,
    PESAN_WARKAT: orderBook,
    BATAL_PESANAN_WARKAT: cancelOrder,
    TERBIT_WARKAT: issueBook,
    AKTIF_WARKAT: activateBook,
    STOP_WARKAT: stopSheets,
    BUKA_STOP_WARKAT: liftStop,
    BATAL_WARKAT: cancelSheets,
    KEMBALI_WARKAT: returnSheets,
    TOLAK_WARKAT: refuseSheet,
    LAPOR_WARKAT_KOSONG: reportSettled,
    CANTUM_DHN: listDrawer,
  },
  handlers: () => ({
    'warkat.list': read(list),
    'warkat.pesanan': read(pesanan),
    'warkat.detail': read(detail),
    'warkat.getWarkatTab': read(warkatTab),
    'warkat.totalBiaya': read(totalBiaya),
    'warkat.tolakan': read(tolakan),
    'warkat.surat': read(surat),
    'warkat.usulanDhn': read(usulanDhn),
    'warkat.dhib': read(dhib),
  }),
};
