import { read } from '#core/access/handler.ts';
import { activateBook, issueBook } from './issue.ts';
import { detail, list, totalBiaya, warkatTab } from './queries.ts';
import { cancelSheets, returnSheets, stopSheets } from './sheets.ts';
import { acceptStock, receiveStock, sendStock, voidStock } from './stock.ts';

/** The bank's own cheques and bilyet giro: books from the printer to an account, and each of their sheets. */
export const warkat = {
  operations: {
    TERIMA_STOK_WARKAT: receiveStock,
    KIRIM_STOK_WARKAT: sendStock,
    TERIMA_KIRIMAN_WARKAT: acceptStock,
    BATAL_STOK_WARKAT: voidStock,
    TERBIT_WARKAT: issueBook,
    AKTIF_WARKAT: activateBook,
    STOP_WARKAT: stopSheets,
    BATAL_WARKAT: cancelSheets,
    KEMBALI_WARKAT: returnSheets,
  },
  handlers: () => ({
    'warkat.list': read(list),
    'warkat.detail': read(detail),
    'warkat.getWarkatTab': read(warkatTab),
    'warkat.totalBiaya': read(totalBiaya),
  }),
};
