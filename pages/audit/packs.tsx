import '#lib/books/messages/reports.ts';
import '#lib/books/messages/report-jobs.ts';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { jobColumns } from '#components/books/report-jobs/job-columns.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { reportJob } from '#services/books/report-job.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';

const PackDialog = dynamic(async () => (await import('#components/books/report-jobs/pack-dialog.tsx')).PackDialog, {
  ssr: false,
});
const JobDetail = dynamic(async () => (await import('#components/books/report-jobs/job-detail.tsx')).JobDetail, {
  ssr: false,
});

const [, state, , when, , number] = jobColumns;

/** Returns how the journals of a pack were chosen, and by what. */
function chosen({ cara = '', jumlah = '', benih = '', nominal = '', id_user = '' }: PekerjaanRow['tanya']): string {
  const by = [jumlah, benih && `"${benih}"`, nominal && formatWire(nominal), id_user].filter(Boolean).join(' ');
  return `${messageOf('paket.cara.', cara)}: ${by}`;
}

const about = ({ kode_cabang, tanya: { tanggal_awal = '', tanggal_akhir = '' } }: PekerjaanRow): string =>
  `${kode_cabang || message('paket.seluruhBank')} · ${toDisplay(tanggal_awal)} – ${toDisplay(tanggal_akhir)}`;

const name: Column<PekerjaanRow> = {
  field: 'tanya',
  title: 'pekerjaan.ditanya',
  text: (row) => `${about(row)}, ${chosen(row.tanya)}`,
  render: (row) => <Stacked main={about(row)} below={chosen(row.tanya)} />,
};

function AskForPack() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="plus-lg" onClick={() => setOpen(true)}>
        {t('paket.minta')}
      </Button>
      {open ? <PackDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export default listScreen({
  menu: 'paket-auditor',
  endpoint: reportJob.jobs,
  only: { jenis: 'PAKET' },
  sizes: [15, 25, 50],
  rowKey: (row) => row.id,
  columns: [name, state, when, { ...number, hidden: false }],
  narrow: [name, state],
  actions: [{ id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) }],
  detail: ({ row, onClose }) => <JobDetail row={row} onClose={onClose} />,
  tools: () => <AskForPack />,
});
