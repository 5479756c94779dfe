import { read } from '#core/access/handler.ts';
import { daftarHitamNasional, detailDhn } from './blacklist.ts';
import { cifGandaIndividu, cifGandaKorporat } from './duplicate-pairs.ts';
import { finPortofolio } from './financing.ts';
import { importFinancing } from './import-financing.ts';
import { merge } from './merge.ts';
import { pembatalanGabungDataCif, pratinjauBatalGabung, pratinjauGabung, tautanGabung } from './merges.ts';
import { allPortofolio, tmPortofolio } from './portfolio.ts';
import { check, keadaan, rincian } from './queries.ts';
import { saveEntity } from './save-entity.ts';
import { savePerson } from './save-person.ts';
import { nasabahBadanUsaha, nasabahIndividu } from './search.ts';
import { unmerge } from './unmerge.ts';

/** Customers: their records, the changes of them, and the search. */
export const customer = {
  operations: {
    SIMPAN_NASABAH_INDIVIDU: savePerson,
    SIMPAN_NASABAH_BADAN: saveEntity,
    GABUNG_NASABAH: merge,
    BATAL_GABUNG_NASABAH: unmerge,
    IMPOR_PEMBIAYAAN: importFinancing,
  },
  handlers: () => ({
    'customer.nasabahIndividu': read(nasabahIndividu),
    'customer.nasabahBadanUsaha': read(nasabahBadanUsaha),
    'customer.rincian': read(rincian),
    'customer.keadaan': read(keadaan),
    'customer.tmPortofolio': read(tmPortofolio),
    'customer.allPortofolio': read(allPortofolio),
    'customer.finPortofolio': read(finPortofolio),
    'customer.check': read(check),
    'customer.pratinjauGabung': read(pratinjauGabung),
    'customer.pratinjauBatalGabung': read(pratinjauBatalGabung),
    'customer.tautanGabung': read(tautanGabung),
    'customer.pembatalanGabungDataCif': read(pembatalanGabungDataCif),
    'customer.daftarHitamNasional': read(daftarHitamNasional),
    'customer.detailDhn': read(detailDhn),
    'customer.cifGandaIndividu': read(cifGandaIndividu),
    'customer.cifGandaKorporat': read(cifGandaKorporat),
  }),
};
