import { command, list, query, schemasOf } from './endpoint.ts';

const schema = schemasOf(() => import('#lib/schemas/bundle.ts'));

export const bundle = {
  ask: command('laporan/bundel/minta', 'bundle.minta', schema('mintaBundelInput'), ['pekerjaan']),
  list: list('laporan/bundel', 'bundle.daftar', schema('bundelQuery'), ['pekerjaan']),
  check: query('laporan/bundel/periksa', 'bundle.periksa', schema('periksaBundelInput')),
};
