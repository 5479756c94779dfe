import { read } from '#core/access/handler.ts';
import { daftarCabang, halanganPenutupan } from './branch-queries.ts';
import { hariLibur, kalender } from './calendar-queries.ts';
import { closeBranch } from './close-branch.ts';
import {
  daftarPilihan,
  indikatorResiko,
  nasabahIndividuExists,
  pilihan,
  statusPekerjaan,
  tipeMessage,
} from './code-list-queries.ts';
import { moveAccounts } from './move-accounts.ts';
import { accountingDate, denomList, kodeCabang, referenceNumber, statusCabang } from './queries.ts';
import { saveBranch } from './save-branch.ts';
import { saveCalendar } from './save-calendar.ts';
import { saveCode } from './save-code.ts';
import { saveDailyLimit } from './save-daily-limit.ts';
import { saveProduct } from './save-product.ts';
import { saveSchedule } from './save-schedule.ts';
import { saveSetting } from './save-setting.ts';
import { jadwalKliring } from './schedule-queries.ts';
import { sknTunaiLimit } from './skn-limit.ts';
import { batasHarian, nilaiParameter, produk } from './term-queries.ts';

/** Code lists for screens, and settings of the bank from a day on: terms of products, parameters, daily limits. */
export const parameter = {
  operations: {
    SIMPAN_PRODUK: saveProduct,
    SIMPAN_PARAMETER: saveSetting,
    SIMPAN_BATAS_HARIAN: saveDailyLimit,
    SIMPAN_PILIHAN: saveCode,
    SIMPAN_JADWAL_KLIRING: saveSchedule,
    SIMPAN_KALENDER: saveCalendar,
    SIMPAN_CABANG: saveBranch,
    PINDAH_REKENING_CABANG: moveAccounts,
    PENUTUPAN_CABANG: closeBranch,
  },
  handlers: () => ({
    'parameter.statusCabang': read(statusCabang),
    'parameter.accountingDate': read(accountingDate),
    'parameter.kodeCabang': read(kodeCabang),
    'parameter.denomList': read(denomList),
    'parameter.referenceNumber': read(referenceNumber),
    'parameter.produk': read(produk),
    'parameter.nilaiParameter': read(nilaiParameter),
    'parameter.batasHarian': read(batasHarian),
    'parameter.pilihan': read(pilihan),
    'parameter.daftarPilihan': read(daftarPilihan),
    'parameter.indikatorResiko': read(indikatorResiko),
    'parameter.statusPekerjaan': read(statusPekerjaan),
    'parameter.nasabahIndividuExists': read(nasabahIndividuExists),
    'parameter.jadwalKliring': read(jadwalKliring),
    'parameter.daftarCabang': read(daftarCabang),
    'parameter.halanganPenutupan': read(halanganPenutupan),
    'parameter.hariLibur': read(hariLibur),
    'parameter.kalender': read(kalender),
    'parameter.sknTunaiLimit': read(sknTunaiLimit),
    'transfer.tipeMessage': read(tipeMessage),
  }),
};
