import { change, read } from '#core/access/handler.ts';
import { askBundle, listBundles } from './bundle/ask.ts';
import { checkBundle } from './bundle/check.ts';
import { coa } from './chart-query.ts';
import { opsDaily } from './day-operations.ts';
import { rasRab } from './day-recap.ts';
import { gl } from './general-ledger.ts';
import { askReport, cancelReport } from './job/ask.ts';
import { checkReport, download, jobs } from './job/queries.ts';
import { view } from './job/read-report.ts';
import { jumlahJurnal, jurnal } from './journals.ts';
import { glHarian } from './ledger-days.ts';
import { glDetail } from './ledger-lines.ts';
import { glSlip } from './ledger-vouchers.ts';

import { daftar, periksa, ringkas } from './regulatory/queries.ts';
import { hasilJadwal, jadwal } from './schedule/queries.ts';
import { saveReportSchedule } from './schedule/save.ts';
import { labaRugi, neraca } from './statements.ts';
import { trialBalance } from './trial-balance.ts';

/** Reports on the books. */
export const report = {
  operations: { SIMPAN_JADWAL_LAPORAN: saveReportSchedule },
  handlers: () => ({
    'report.trialBalance': read(trialBalance),
    'report.neraca': read(neraca),
    'report.labaRugi': read(labaRugi),
    'report.coa': read(coa),
    'report.jurnal': read(jurnal),
    'report.jumlahJurnal': read(jumlahJurnal),
    'report.gl': read(gl),
    'report.glHarian': read(glHarian),
    'report.glDetail': read(glDetail),
    'report.rasRab': read(rasRab),
    'report.opsDaily': read(opsDaily),
    'report.glSlip': read(glSlip),
    'regulatory.daftar': read(daftar),
    'regulatory.ringkas': read(ringkas),
    'regulatory.periksa': read(periksa),
    'bundle.minta': change(askBundle),
    'bundle.daftar': read(listBundles),
    'bundle.periksa': read(checkBundle),
    'reporting.minta': change(askReport),
    'reporting.batal': change(cancelReport),
    'reporting.daftar': read(jobs),
    'reporting.unduh': read(download),
    'reporting.lihat': read(view),
    'reporting.periksa': read(checkReport),
    'reporting.jadwal': read(jadwal),
    'reporting.hasilJadwal': read(hasilJadwal),
  }),
};
