import { list, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/regulatory.ts'));

export const regulatory = {
  extracts: list('laporan/regulator', 'regulatory.daftar', schema('extractsQuery'), ['laporan', 'wic']),
  summary: record('laporan/regulator/ringkas', 'regulatory.ringkas', schema('extractSummaryQuery'), ['laporan', 'wic']),
  findings: list('laporan/regulator/periksa', 'regulatory.periksa', schema('extractFindingsQuery'), ['laporan', 'wic']),
};
