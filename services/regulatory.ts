import { list, record, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/regulatory.ts'));

export const regulatory = {
  extracts: list('laporan/regulator', 'regulatory.daftar', schema('extractsQuery'), ['laporan', 'wic']),
  summary: record('laporan/regulator/ringkas', 'regulatory.ringkas', schema('extractSummaryQuery'), ['laporan', 'wic']),
  findings: list('laporan/regulator/periksa', 'regulatory.periksa', schema('extractFindingsQuery'), ['laporan', 'wic']),
};
