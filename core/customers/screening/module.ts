import { change, read } from '#core/access/handler.ts';
import { decideHit } from './decide-hit.ts';
import { importList } from './import-list.ts';
import { isiDaftar } from './list-content.ts';
import { daftar, entri, kecocokan, pratinjau } from './queries.ts';
import { unggah } from './receive-part.ts';
import { tinjauan } from './reviews.ts';

/** Lists of names, their possible matches, and the customers whose rating is due for a review. */
export const screening = {
  operations: { IMPOR_DAFTAR_NAMA: importList, PUTUS_KECOCOKAN: decideHit },
  handlers: () => ({
    'screening.unggah': change(unggah),
    'screening.pratinjau': read(pratinjau),
    'screening.daftar': read(daftar),
    'screening.isiDaftar': read(isiDaftar),
    'screening.entri': read(entri),
    'screening.kecocokan': read(kecocokan),
    'screening.tinjauan': read(tinjauan),
  }),
};
