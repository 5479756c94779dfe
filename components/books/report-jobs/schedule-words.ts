import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report-jobs.ts';
import '#lib/control/messages/roles.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import type { JadwalLaporanRow } from '#types/proto/books/report-job.ts';

type Calendar = Pick<JadwalLaporanRow, 'kalender' | 'hari' | 'mulai'>;

/** Says in a few words when it comes back. */
export function whenText({ kalender, hari, mulai }: Calendar): string {
  if (kalender === 'MINGGUAN')
    return message('jadwalLap.setiapMinggu', { hari: messageOf('jadwalLap.hariMinggu.', hari) });
  if (kalender === 'BULANAN') return message('jadwalLap.setiapTanggal', { hari });
  if (kalender === 'AKHIR_BULAN') return message('jadwalLap.akhirBulan');
  if (kalender === 'TANGGAL') return message('jadwalLap.sekali', { tanggal: toDisplay(mulai) });
  return message('jadwalLap.setiapHari');
}

/** About which branches. */
export const reachText = ({ lingkup, kode_cabang }: Pick<JadwalLaporanRow, 'lingkup' | 'kode_cabang'>): string =>
  kode_cabang || messageOf('lingkupJadwal.', lingkup);

/** Names the roles that get it. */
export const rolesText = ({ peran }: Pick<JadwalLaporanRow, 'peran'>): string =>
  peran.map((role) => messageOf('peran.', role)).join(', ');

/** Describes the result of the last due date. */
export function resultText({ siap, gagal, jumlah }: Pick<JadwalLaporanRow, 'siap' | 'gagal' | 'jumlah'>): string {
  if (jumlah === 0) return message('jadwalLap.belum');
  if (gagal > 0) return message('jadwalLap.adaGagal', { gagal, jumlah });
  if (siap === jumlah) return message('jadwalLap.semuaSiap');
  return siap === 0 ? message('jadwalLap.dibuat') : message('jadwalLap.sebagianSiap', { siap, jumlah });
}
