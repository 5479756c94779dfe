import { read } from '#core/access/handler.ts';
import { decideReport } from './decide-report.ts';
import { editWalkIn } from './edit-walk-in.ts';
import { reportSuspicion } from './report-suspicion.ts';
import { buktiTunai, laporanTunai } from './reports.ts';
import { identitas, rincian, wicBadanUsaha, wicIndividu } from './walk-ins.ts';

/** Walk-in customers at a counter, and the reports of cash. */
export const wic = {
  operations: { UBAH_WIC: editWalkIn, PUTUSAN_LAPORAN_TUNAI: decideReport, LAPOR_KECURIGAAN: reportSuspicion },
  handlers: () => ({
    'customer.wicIndividu': read(wicIndividu),
    'customer.wicBadanUsaha': read(wicBadanUsaha),
    'wic.rincian': read(rincian),
    'wic.identitas': read(identitas),
    'wic.laporanTunai': read(laporanTunai),
    'wic.buktiTunai': read(buktiTunai),
  }),
};
