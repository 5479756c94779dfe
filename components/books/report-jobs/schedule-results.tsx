import '#lib/books/messages/report-jobs.ts';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { reportSchedule } from '#services/books/report-job.ts';
import type { HasilJadwalRow } from '#types/proto/books/report-job.ts';
import { jobTones } from './job-words.ts';

const stateText = ({ status_laporan }: HasilJadwalRow): string => messageOf('pekerjaan.keadaan.', status_laporan);

const columns: readonly Column<HasilJadwalRow>[] = [
  { field: 'jatuh_tempo', title: 'jadwalLap.jatuhTempo', kind: 'date', sort: true },
  { field: 'kode_cabang', title: 'jadwalLap.cabang' },
  {
    field: 'status_laporan',
    title: 'jadwalLap.hasil',
    text: (row) => [stateText(row), row.sebab].filter(Boolean).join(': '),
    render: (row) => (
      <Stacked
        main={<Chip tone={jobTones[row.status_laporan] ?? 'neutral'}>{stateText(row)}</Chip>}
        below={row.sebab}
      />
    ),
  },
  {
    field: 'kurang',
    title: 'jadwalLap.kurang',
    text: ({ kurang }) => kurang,
    render: ({ kurang }) =>
      kurang === '' ? null : kurang === '0' ? (
        <Chip tone="ok">{message('jadwalLap.lengkap')}</Chip>
      ) : (
        <Chip tone="warn">{message('jadwalLap.adaKurang', { jumlah: kurang })}</Chip>
      ),
  },
  { field: 'nomor', title: 'jadwalLap.nomorLaporan', kind: 'code' },
  { field: 'tanggal', title: 'jadwalLap.tutupHari', kind: 'date' },
];

/** Lists the results of a schedule's due dates, the latest first. */
export function ScheduleResults({ nomor_jadwal }: { readonly nomor_jadwal: string }) {
  const t = useT();
  const list = useList(reportSchedule.dues, { filters: { nomor_jadwal }, sizes: [15, 50] });
  return (
    <DataTable
      id="hasil-jadwal"
      inWindow
      caption={t('jadwalLap.hasil')}
      list={list}
      rowKey={(row) => `${row.jatuh_tempo} ${row.kode_cabang}`}
      columns={columns}
      sizes={[15, 50]}
      empty={t('jadwalLap.tanpaHasil')}
    />
  );
}
