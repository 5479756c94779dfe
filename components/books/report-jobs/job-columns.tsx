import '#lib/books/messages/report-jobs.ts';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { messageOf } from '#lib/messages/id.ts';
import type { PekerjaanRow } from '#types/proto/books/report-job.ts';
import { JobChip } from './job-status.tsx';
import { askedText, isOpen, jobName, progressText } from './job-words.ts';

const below = (row: PekerjaanRow): string =>
  isOpen(row) ? progressText(row) : row.status_laporan === 'GAGAL' ? row.sebab : '';

/** Names the report and its parameters. */
const name: Column<PekerjaanRow> = {
  field: 'kode',
  title: 'pekerjaan.laporan',
  text: (row) => `${jobName(row)} ${askedText(row)}`,
  render: (row) => <Stacked main={jobName(row)} below={askedText(row)} />,
};
/** Shows the job's progress. */
const state: Column<PekerjaanRow> = {
  field: 'status_laporan',
  title: 'pekerjaan.keadaan',
  text: (row) => [messageOf('pekerjaan.keadaan.', row.status_laporan), below(row)].filter(Boolean).join(': '),
  render: (row) => <Stacked main={<JobChip row={row} />} below={below(row)} />,
};
/** Shows the file's format. */
const form: Column<PekerjaanRow> = {
  field: 'bentuk',
  title: 'pekerjaan.bentuk',
  text: ({ bentuk, kertas }) => [bentuk, kertas].filter(Boolean).join(' '),
};
/** Since when it was asked for. */
const when: Column<PekerjaanRow> = {
  field: 'waktu_minta',
  title: 'pekerjaan.waktu',
  kind: 'moment',
  sort: true,
};
/** Until when its file is kept. */
const until: Column<PekerjaanRow> = { field: 'disimpan_sampai', title: 'pekerjaan.simpan', kind: 'moment' };

/** Shows the number printed on its paper. */
const number: Column<PekerjaanRow> = { field: 'nomor', title: 'pekerjaan.nomor', kind: 'code', hidden: true };

/** The columns of jobs, for the lists that show some of them. */
export const jobColumns = [name, state, form, when, until, number] as const;
