import '#lib/messages/tab-titles.ts';
import '#lib/books/messages/report-jobs.ts';
import '#lib/messages/terms.ts';
import { ObjectHistory } from '#components/control/audit/object-history.tsx';
import { PendingChange } from '#components/control/workflow/pending-change.tsx';
import { DescriptionList } from '#components/kit/ui/description-list.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { Tabs } from '#components/kit/ui/tabs.tsx';
import { toDisplay } from '#lib/dates.ts';
import type { JadwalLaporanRow } from '#types/proto/books/report-job.ts';
import { jobName } from './job-words.ts';
import { ScheduleResults } from './schedule-results.tsx';
import { reachText, rolesText, whenText } from './schedule-words.ts';

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
      <DescriptionList
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
          { id: 'hasil', title: t('jadwalLap.hasil'), content: <ScheduleResults nomor_jadwal={row.nomor_jadwal} /> },
          {
            id: 'riwayat',
            title: t('tab.riwayat'),
            content: <ObjectHistory objek={`JADWAL_LAPORAN:${row.nomor_jadwal}`} />,
          },
        ]}
      />
    </Dialog>
  );
}
