import '#lib/books/messages/report-jobs.ts';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { jobColumns } from '#components/books/report-jobs/job-columns.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Button } from '#components/kit/ui/button.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { jobStates } from '#lib/books/reports/formats.ts';
import { reportJob } from '#services/books/report-job.ts';

const AskDialog = dynamic(async () => (await import('#components/books/report-jobs/ask-dialog.tsx')).AskDialog, {
  ssr: false,
});
const JobDetail = dynamic(async () => (await import('#components/books/report-jobs/job-detail.tsx')).JobDetail, {
  ssr: false,
});

const [name, state, form, when, until, number] = jobColumns;

function AskForOne() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon="plus-lg" onClick={() => setOpen(true)}>
        {t('pekerjaan.minta')}
      </Button>
      {open ? <AskDialog question={{ kode: '', tanya: {} }} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

export default listScreen({
  menu: 'laporan-saya',
  endpoint: reportJob.jobs,
  sizes: [25, 50, 15],
  rowKey: (row) => row.id,
  columns: [name, state, form, when, until, number],
  narrow: [name, state, when, form],
  filters: [
    {
      name: 'status',
      label: 'pekerjaan.keadaan',
      kind: 'select',
      codes: jobStates,
      prefix: 'pekerjaan.keadaan.',
    },
  ],
  actions: [{ id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) }],
  detail: ({ row, onClose }) => <JobDetail row={row} onClose={onClose} />,
  tools: () => <AskForOne />,
});
