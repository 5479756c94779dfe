import { passbook as definitions } from '#lib/accounts/operations/passbook.ts';
import { list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/passbook.ts'));

export const passbook = {
  books: record('passbook', 'passbook.passbook', schema('passbookQuery'), ['buku', 'transaksi']),
  stock: list('parameter/passbook-list', 'parameter.passbookList', schema('passbookListQuery'), ['buku']),
  count: record('parameter/passbook-list/jumlah', 'parameter.passbookCount', schema('passbookCountQuery'), ['buku']),
  lastBalance: record(
    'parameter/saldo_terakhir_passbook',
    'parameter.saldoTerakhirPassbook',
    schema('bookOfAccountQuery'),
    ['buku', 'transaksi'],
  ),
  cover: record('cetak-informasi/passbook-name', 'report.passbookName', schema('bookOfAccountQuery'), ['buku']),
  receive: processor(definitions.TERIMA_STOK_BUKU, schema('receiveBooksInput'), ['buku', 'transaksi', 'laporan']),
  hand: processor(definitions.SERAH_STOK_BUKU, schema('handBooksInput'), ['buku']),
  void: processor(definitions.BATAL_STOK_BUKU, schema('voidBooksInput'), ['buku', 'transaksi', 'laporan']),
  issue: processor(definitions.TERBIT_BUKU, schema('issueBookInput'), ['buku', 'rekening', 'transaksi', 'laporan']),
  replace: processor(definitions.GANTI_BUKU, schema('replaceBookInput'), ['buku', 'rekening', 'transaksi', 'laporan']),
  setLine: processor(definitions.ATUR_BARIS, schema('setLineInput'), ['buku']),
  print: processor(definitions.CETAK_BUKU, schema('printBookInput'), ['buku']),
};
