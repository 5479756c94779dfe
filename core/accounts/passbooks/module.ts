import { read } from '#core/access/handler.ts';
import { issueBook, replaceBook } from './issue.ts';
import { printBook, setLine } from './print.ts';
import { passbook as books, passbookName, saldoTerakhir } from './queries.ts';
import { handBooks, receiveBooks, voidBooks } from './stock.ts';
import { passbookCount, passbookList } from './stock-queries.ts';

/** Passbooks: their stock, their holders, and their prints. */
export const passbook = {
  operations: {
    TERIMA_STOK_BUKU: receiveBooks,
    SERAH_STOK_BUKU: handBooks,
    BATAL_STOK_BUKU: voidBooks,
    TERBIT_BUKU: issueBook,
    GANTI_BUKU: replaceBook,
    ATUR_BARIS: setLine,
    CETAK_BUKU: printBook,
  },
  handlers: () => ({
    'passbook.passbook': read(books),
    'parameter.passbookList': read(passbookList),
    'parameter.passbookCount': read(passbookCount),
    'parameter.saldoTerakhirPassbook': read(saldoTerakhir),
    'report.passbookName': read(passbookName),
  }),
};
