import '#lib/messages/report-jobs.ts';
import '#lib/messages/report-schedules.ts';
import '#lib/messages/terms.ts';
import { ObjectHistory } from '#components/audit/object-history.tsx';
import { PendingChange } from '#components/flow/pending-change.tsx';
import { DataTable } from '#components/screens/data-table.tsx';
import { Chip } from '#components/ui/chip.tsx';
import { type Column, Stacked } from '#components/ui/column.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Facts } from '#components/ui/facts.tsx';
import { useT } from '#components/ui/messages.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { useList } from '#hooks/use-list.ts';
import { toDisplay } from '#lib/dates.ts';
import { messageOf } from '#lib/messages/id.ts';
import { reportSchedule } from '#services/report-job.ts';
import type { HasilJadwalRow, JadwalLaporanRow } from '#types/proto/report-job.ts';
import { jobName, jobTones } from './job-words.ts';
import { reachText, rolesText, whenText } from './schedule-words.ts';

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
  { field: 'nomor', title: 'jadwalLap.nomorLaporan', kind: 'code' },
  { field: 'tanggal', title: 'jadwalLap.tutupHari', kind: 'date' },
];

function Results({ nomor_jadwal }: { readonly nomor_jadwal: string }) {
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

interface DetailProps {
  readonly row: JadwalLaporanRow;
  readonly onClose: () => void;
}

/** One schedule: what it makes for whom, what became of its due dates, who changed it. */
export function ScheduleDetail({ row, onClose }: DetailProps) {
  const t = useT();
  const asked = [row.kode_valuta, row.kode_gl, row.nomor_rekening, row.pengguna].filter(Boolean).join(' · ');
  const data = (
    <div className="stack">
      <PendingChange idFlow={row.id_flow} />
      <Facts
        items={[
          { label: t('jadwalLap.laporan'), value: [jobName({ kode: row.laporan }), asked].filter(Boolean).join(' · ') },
          { label: t('jadwalLap.kalender'), value: whenText(row) },
          { label: t('jadwalLap.lingkup'), value: reachText(row) },
          { label: t('jadwalLap.peran'), value: rolesText(row) },
          { label: t('jadwalLap.bentuk'), value: [row.bentuk, row.kertas].filter(Boolean).join(' · ') },
          {
            label: t('jadwalLap.mulai'),
            value: [toDisplay(row.mulai), row.sampai && toDisplay(row.sampai)].filter(Boolean).join(' – '),
          },
        ]}
      />
    </div>
  );
  return (
    <Dialog title={`${row.nama} · ${row.nomor_jadwal}`} size="wide" onClose={onClose}>
      <Tabs
        label={row.nama}
        tabs={[
          { id: 'data', title: t('ketentuan.data'), content: data },
          { id: 'hasil', title: t('jadwalLap.hasil'), content: <Results nomor_jadwal={row.nomor_jadwal} /> },
          {
            id: 'riwayat',
            title: t('riwayat.judul'),
            content: <ObjectHistory objek={`JADWAL_LAPORAN:${row.nomor_jadwal}`} />,
          },
        ]}
      />
    </Dialog>
  );
}
