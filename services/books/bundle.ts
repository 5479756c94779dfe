import { command, list, query, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/books/schemas/bundle.ts'));

export const bundle = {
  ask: command('laporan/bundel/minta', 'bundle.minta', schema('mintaBundelInput'), ['pekerjaan']),
  list: list('laporan/bundel', 'bundle.daftar', schema('bundelQuery'), ['pekerjaan']),
  check: query('laporan/bundel/periksa', 'bundle.periksa', schema('periksaBundelInput')),
};
