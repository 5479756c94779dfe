import '#lib/business-day/messages/end-of-day.ts';
import Link from 'next/link';
import { DataTable } from '#components/kit/screens/data-table.tsx';
import { Card } from '#components/kit/ui/card.tsx';
import { Chip, StatusChip } from '#components/kit/ui/chip.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import { useList } from '#hooks/use-list.ts';
import { useProfile } from '#hooks/use-session.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { branch } from '#services/business-day/branch.ts';
import type { PapanHariRow } from '#types/proto/business-day/branch.ts';
import type { MalamCabang } from '#types/proto/business-day/end-of-day.ts';
import { EndBankDay } from './end-bank-day.tsx';
import { runTones } from './end-of-day-card.tsx';
import { leftText } from './end-of-day-text.ts';
import { Findings } from './findings.tsx';

/** Shows the progress of a branch's end of day: the current step, the share that is done, the time left and the blocker. */
function RunCell({ run }: { readonly run: MalamCabang }) {
  const t = useT();
  const language = useLanguage();
  const done = [
    t('malam.kemajuan', { selesai: run.langkah_selesai, semua: run.langkah }),
    run.bagian > 1 ? t('malam.bagian', { selesai: run.bagian_selesai, semua: run.bagian }) : '',
    t('malam.baris', { jumlah: run.baris }),
  ].filter(Boolean);
  return (
    <div className="run-cell">
      <span className="line">
        <Chip tone={runTones[run.status] ?? 'neutral'}>{messageOf('malam.status.', run.status)}</Chip>
        {run.judul ? <span className="strong">{language === 'en' ? run.judul_en : run.judul}</span> : null}
      </span>
      <span className="muted small">{done.join(' · ')}</span>
      {run.status === 'BERJALAN' ? <span className="muted small">{leftText(t, run.sisa)}</span> : null}
      {run.temuan.length > 0 ? <Findings findings={run.temuan} /> : null}
    </div>
  );
}

/** Describes the status of a branch: its day, whether it is behind or closed for good, and its end of day. */
const statusWords = ({ status_akses_desc, tertinggal, tanggal_penutupan, malam }: PapanHariRow): readonly string[] => [
  messageOf('status.', status_akses_desc),
  ...(tertinggal === 'T' ? [message('branch.tertinggalSingkat')] : []),
  ...(tanggal_penutupan === '' ? [] : [message('branch.ditutupSeterusnya')]),
  ...(malam ? [messageOf('malam.status.', malam.status)] : []),
];

/** Shows how far the end of day is below the state of its branch, so that what stops it is read without scrolling on a telephone too. */
function State({ row }: { readonly row: PapanHariRow }) {
  return (
    <div className="stack-tight">
      <span className="line">
        <StatusChip code={row.status_akses_desc} />
        {row.tertinggal === 'T' ? <Chip tone="bad">{message('branch.tertinggalSingkat')}</Chip> : null}
        {row.tanggal_penutupan === '' ? null : <Chip tone="neutral">{message('branch.ditutupSeterusnya')}</Chip>}
      </span>
      {row.malam ? <RunCell run={row.malam} /> : null}
    </div>
  );
}

const columns: readonly Column<PapanHariRow>[] = [
  {
    field: 'kode_cabang',
    title: 'branch.cabang',
    className: 'strong',
    sort: true,
    text: ({ kode_cabang, nama_cabang }) => `${kode_cabang} ${nama_cabang}`,
  },
  {
    field: 'status_akses_desc',
    title: 'branch.status',
    text: (row) => statusWords(row).join(', '),
    render: (row) => <State row={row} />,
  },
  {
    field: 'penghalang',
    title: 'branch.penghalang',
    render: ({ penghalang, kode_cabang }) =>
      penghalang === 0 ? (
        penghalang
      ) : (
        <Link href={{ pathname: '/branch/day', query: { kode_cabang }, hash: 'periksa' }}>{penghalang}</Link>
      ),
  },
  { field: 'accounting_date', title: 'branch.tanggal', kind: 'date' },
  { field: 'nama_user', title: 'branch.olehSiapa' },
  { field: 'waktu', title: 'branch.sejak', kind: 'moment' },
];

/** Shows each branch's day, its blockers and the progress of its end of day. A line chooses the branch below. */
export function DayBoard({ onChoose }: { readonly onChoose: (kodeCabang: string) => void }) {
  const t = useT();
  const { readsOnly } = useProfile();
  const list = useList(branch.board, { sizes: [100, 50, 15] });
  return (
    <>
      {!list.error && !readsOnly ? <EndBankDay rows={list.loading ? null : list.rows} /> : null}
      <Card title={t('branch.papan')} flush>
        <DataTable
          plain
          caption={t('branch.papan')}
          list={list}
          rowKey={(row) => row.kode_cabang}
          columns={columns}
          onOpen={(row) => onChoose(row.kode_cabang)}
        />
      </Card>
    </>
  );
}
