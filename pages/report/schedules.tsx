import '#lib/books/messages/ledger-fields.ts';
import '#lib/books/messages/report-jobs.ts';
import '#lib/messages/states.ts';
import dynamic from 'next/dynamic';
import { jobName } from '#components/books/report-jobs/job-words.ts';
import { reachText, resultText, rolesText, whenText } from '#components/books/report-jobs/schedule-words.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { reportSchedule } from '#services/books/report-job.ts';
import type { JadwalLaporanRow } from '#types/proto/books/report-job.ts';

const ScheduleDetail = dynamic(
  async () => (await import('#components/books/report-jobs/schedule-detail.tsx')).ScheduleDetail,
  { ssr: false },
);

const FORM = menus['simpan-jadwal-laporan'].route;

const tone = ({ gagal, siap, jumlah }: JadwalLaporanRow) =>
  gagal > 0 ? 'bad' : jumlah === 0 ? 'neutral' : siap === jumlah ? 'ok' : 'info';

const name: Column<JadwalLaporanRow> = {
  field: 'nama',
  title: 'jadwalLap.nama',
  sort: true,
  text: (row) => `${row.nama} ${row.nomor_jadwal}`,
  render: (row) => <Stacked main={row.nama} below={`${jobName({ kode: row.laporan })} · ${reachText(row)}`} />,
};
const when: Column<JadwalLaporanRow> = {
  field: 'kalender',
  title: 'jadwalLap.kalender',
  text: whenText,
  render: (row) => <Stacked main={whenText(row)} below={rolesText(row)} />,
};
const next: Column<JadwalLaporanRow> = {
  field: 'jatuh_berikut',
  title: 'jadwalLap.berikut',
  className: 'nowrap',
  text: (row) => (row.jatuh_berikut ? toDisplay(row.jatuh_berikut) : '—'),
};
const last: Column<JadwalLaporanRow> = {
  field: 'jatuh_terakhir',
  title: 'jadwalLap.terakhir',
  text: (row) => [row.jatuh_terakhir && toDisplay(row.jatuh_terakhir), resultText(row)].filter(Boolean).join(' '),
  render: (row) => (
    <Stacked
      main={<Chip tone={tone(row)}>{resultText(row)}</Chip>}
      below={row.jatuh_terakhir ? toDisplay(row.jatuh_terakhir) : ''}
    />
  ),
};
const form: Column<JadwalLaporanRow> = {
  field: 'bentuk',
  title: 'jadwalLap.bentuk',
  text: ({ bentuk, kertas }) => [bentuk, kertas].filter(Boolean).join(' '),
};
const state: Column<JadwalLaporanRow> = {
  field: 'aktif',
  title: 'jadwalLap.aktif',
  className: 'nowrap',
  text: ({ aktif }) => messageOf('status.', aktif === 'T' ? 'AKTIF' : 'TIDAK_AKTIF'),
};
const number: Column<JadwalLaporanRow> = { field: 'nomor_jadwal', title: 'jadwalLap.nomor', kind: 'code', sort: true };

/** The page lists the scheduled reports: when next, and the outcome of the last. */
export default listScreen({
  menu: 'jadwal-laporan',
  endpoint: reportSchedule.list,
  rowKey: (row) => row.nomor_jadwal,
  add: { label: 'jadwalLap.baru', address: FORM, menu: 'simpan-jadwal-laporan' },
  columns: [number, name, when, next, last, form, state],
  narrow: [name, next, last, when, state],
  filters: [{ name: 'keyword', label: 'jadwalLap.cari', kind: 'text' }],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'simpan-jadwal-laporan',
      label: 'jadwalLap.ubah',
      icon: 'pencil',
      run: (row, { go }) => go(`${FORM}?nomor_jadwal=${row.nomor_jadwal}`),
    },
  ],
  detail: ({ row, onClose }) => <ScheduleDetail row={row} onClose={onClose} />,
});
