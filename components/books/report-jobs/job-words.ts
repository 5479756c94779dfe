import '#lib/books/messages/reports.ts';
import '#lib/books/messages/day-bundle.ts';
import '#lib/books/messages/report-jobs.ts';
import type { Tone } from '#components/kit/ui/chip.tsx';
import { orderText } from '#lib/books/reports/definition.ts';
import { reportDefinitionOf } from '#lib/books/reports/definitions.ts';
import { isIsoDate, toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';

export const jobTones: Readonly<Record<string, Tone>> = {
  ANTRE: 'neutral',
  BERJALAN: 'info',
  SIAP: 'ok',
  GAGAL: 'bad',
  DIBATALKAN: 'warn',
  KEDALUWARSA: 'neutral',
};

/** Names the report of a job. */
export const jobName = ({ kode }: Pick<PekerjaanRow, 'kode'>): string => messageOf('lap.', kode);

/** Is it under way? */
export const isOpen = ({ status_laporan }: PekerjaanRow): boolean =>
  status_laporan === 'ANTRE' || status_laporan === 'BERJALAN';

const shown = (value: string): string => (isIsoDate(value) ? toDisplay(value) : value);

/** Describes the parameters in one line: the branch first, days as people write them. */
export function askedText({ kode, kode_cabang, tanya }: PekerjaanRow): string {
  const {
    kode_cabang: _,
    tanggal_awal = '',
    tanggal_akhir = '',
    bulan: _month,
    awal = '',
    akhir = '',
    cara = '',
    slip = '',
    sebelum_penutup = '',
    urut = '',
    ...rest
  } = tanya;
  // An extract belongs to a month and names the month's days.
  const [from, until] = [tanggal_awal || awal, tanggal_akhir || akhir];
  const period = from ? [`${shown(from)} – ${shown(until)}`] : [];
  return [
    kode_cabang || message('pekerjaan.semuaCabang'),
    ...period,
    messageOf('paket.cara.', cara, ''),
    ...Object.values(rest).map(shown),
    sebelum_penutup === 'T' ? message('lap.tanya.sebelum_penutup') : '',
    orderText(reportDefinitionOf(kode) ?? {}, urut, message),
    slip === 'T' ? message('bundel.voucherIkut') : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const number = (text: string): string => BigInt(text || '0').toLocaleString('en-US');
const MINUTE = 90;

/** Describes the progress: rows, of how many, and the time left. */
export function progressText({ status_laporan, baris, perkiraan, sisa_detik, sebab }: PekerjaanRow): string {
  if (status_laporan === 'ANTRE') return sebab || message('pekerjaan.antre');
  if (baris === '0') return message('pekerjaan.mulai');
  const rows = perkiraan
    ? message('pekerjaan.barisDari', { baris: number(baris), jumlah: number(perkiraan) })
    : message('pekerjaan.baris', { baris: number(baris) });
  if (sisa_detik === '') return rows;
  const seconds = Number.parseInt(sisa_detik, 10);
  const left =
    seconds > MINUTE
      ? message('pekerjaan.sisaMenit', { menit: Math.ceil(seconds / 60) })
      : message('pekerjaan.sisaDetik', { detik: seconds });
  return `${rows}, ${left}`;
}

/** Returns the share that is done, 0 to 100; undefined where nobody knows. */
export function progressPercent({ status_laporan, baris, perkiraan }: PekerjaanRow): number | undefined {
  if (status_laporan !== 'BERJALAN' || perkiraan === '' || perkiraan === '0') return undefined;
  return (100 * Number.parseInt(baris, 10)) / Number.parseInt(perkiraan, 10);
}

const KILO = 1_024;

/** "3.4 MB". */
export function sizeText(ukuran: string): string {
  const bytes = Number.parseInt(ukuran || '0', 10);
  if (bytes < KILO * KILO) return `${Math.max(1, Math.ceil(bytes / KILO)).toLocaleString('en-US')} kB`;
  return `${(Math.ceil((10 * bytes) / KILO / KILO) / 10).toLocaleString('en-US')} MB`;
}
