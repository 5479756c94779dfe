import { screening as definitions } from '#lib/customers/operations/screening.ts';
import { command, list, processor, record, schemasOf } from '#services/endpoint.ts';

const schema = schemasOf(() => import('#lib/customers/schemas/screening.ts'));
const changed = ['penyaringan', 'nasabah', 'rekening', 'inbox', 'audit'] as const;

/** Compliance takes in lists of names and decides by them. */
export const screening = {
  upload: command('kepatuhan/unggah-daftar', 'screening.unggah', schema('listPartInput'), []),
  preview: record('kepatuhan/pratinjau-daftar', 'screening.pratinjau', schema('previewQuery'), ['penyaringan']),
  lists: list('kepatuhan/daftar-nama', 'screening.daftar', schema('listsQuery'), ['penyaringan', 'inbox']),
  content: list('kepatuhan/isi-daftar', 'screening.isiDaftar', schema('listContentQuery'), ['penyaringan']),
  entries: list('kepatuhan/entri-nama', 'screening.entri', schema('entriesQuery'), ['penyaringan']),
  hits: list('kepatuhan/kecocokan', 'screening.kecocokan', schema('hitsQuery'), ['penyaringan', 'inbox']),
  reviews: list('kepatuhan/tinjauan', 'screening.tinjauan', schema('reviewsQuery'), ['nasabah', 'inbox']),
  importList: processor(definitions.IMPOR_DAFTAR_NAMA, schema('importListInput'), changed),
  decideHit: processor(definitions.PUTUS_KECOCOKAN, schema('decideHitInput'), changed),
};
