import { statement as definitions } from '#lib/accounts/operations/statement.ts';
import { list, processor, query, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/accounts/schemas/statement.ts'));

export const statement = {
  print: processor(definitions.CETAK_STATEMENT, schema('cetakStatementInput'), [
    'rekening',
    'transaksi',
    'laporan',
    'dokumen',
  ]),
  preview: record('cetak-statement/tinjauan', 'statement.tinjauan', schema('tinjauanQuery'), ['rekening']),
  document: record('cetak-statement/dokumen', 'statement.dokumen', schema('dokumenQuery'), ['dokumen']),
  pages: record('cetak-statement/halaman', 'statement.halaman', schema('halamanQuery')),
  made: list('cetak-statement/daftar', 'statement.daftar', schema('statementQuery'), ['dokumen']),
  copy: query('cetak-statement/salinan', 'statement.salinan', schema('salinanInput')),
  check: query('cetak-statement/periksa', 'statement.periksa', schema('periksaInput')),
  checkFile: query('cetak-statement/periksa-berkas', 'statement.periksaBerkas', schema('periksaBerkasInput')),
  slips: query('cetak-informasi/deposit-withdrawal-submit', 'statement.slip', schema('slipInput')),
};
