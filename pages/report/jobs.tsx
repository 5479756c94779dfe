import '#lib/messages/report-jobs.ts';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { JobChip } from '#components/report-jobs/job-standing.tsx';
import { askedText, isOpen, jobName, progressText } from '#components/report-jobs/job-words.ts';
import { listScreen } from '#components/screens/list-screen.tsx';
import { Button } from '#components/ui/button.tsx';
import { type Column, Stacked } from '#components/ui/column.tsx';
import { useT } from '#components/ui/messages.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { jobStates } from '#lib/reports/formats.ts';
import { reportJob } from '#services/report-job.ts';
import type { PekerjaanRow } from '#types/proto/report-job.ts';

const AskDialog = dynamic(async () => (await import('#components/report-jobs/ask-dialog.tsx')).AskDialog, {
  ssr: false,
});
const JobDetail = dynamic(async () => (await import('#components/report-jobs/job-detail.tsx')).JobDetail, {
  ssr: false,
});

const below = (row: PekerjaanRow): string =>
  isOpen(row) ? progressText(row) : row.status_laporan === 'GAGAL' ? row.sebab : '';

const name: Column<PekerjaanRow> = {
  field: 'kode',
  title: 'pekerjaan.laporan',
  text: (row) => `${jobName(row)} ${askedText(row)}`,
  render: (row) => <Stacked main={jobName(row)} below={askedText(row)} />,
};
const state: Column<PekerjaanRow> = {
  field: 'status_laporan',
  title: 'pekerjaan.keadaan',
  text: (row) => [messageOf('pekerjaan.keadaan.', row.status_laporan), below(row)].filter(Boolean).join(': '),
  render: (row) => <Stacked main={<JobChip row={row} />} below={below(row)} />,
};
const form: Column<PekerjaanRow> = {
  field: 'bentuk',
  title: 'pekerjaan.bentuk',
  text: ({ bentuk, kertas }) => [bentuk, kertas].filter(Boolean).join(' '),
};
const when: Column<PekerjaanRow> = {
  field: 'waktu_minta',
  title: 'pekerjaan.waktu',
  kind: 'moment',
  sort: true,
};
const until: Column<PekerjaanRow> = { field: 'disimpan_sampai', title: 'pekerjaan.simpan', kind: 'moment' };

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
  columns: [name, state, form, when, until, { field: 'nomor', title: 'pekerjaan.nomor', kind: 'code', hidden: true }],
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
