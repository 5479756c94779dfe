import '#lib/messages/evening.ts';
import Link from 'next/link';
import { DataTable } from '#components/screens/data-table.tsx';
import { Card } from '#components/ui/card.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/column.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useLanguage } from '#hooks/language.ts';
import { useList } from '#hooks/use-list.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { branch } from '#services/branch.ts';
import type { PapanHariRow } from '#types/proto/branch.ts';
import type { MalamCabang } from '#types/proto/evening.ts';
import { EndBankDay } from './end-bank-day.tsx';
import { nightTones } from './evening-card.tsx';
import { Findings } from './findings.tsx';
import { leftText } from './night-words.ts';

/** How far the evening of a branch is: the step it stands at, what is done of how much, how long yet, and what stops it. */
function Night({ night }: { readonly night: MalamCabang }) {
  const t = useT();
  const language = useLanguage();
  const done = [
    t('malam.kemajuan', { selesai: night.langkah_selesai, semua: night.langkah }),
    night.bagian > 1 ? t('malam.bagian', { selesai: night.bagian_selesai, semua: night.bagian }) : '',
    t('malam.baris', { jumlah: night.baris }),
  ].filter(Boolean);
  return (
    <div className="night-cell">
      <span className="line">
        <Chip tone={nightTones[night.status] ?? 'neutral'}>{messageOf('malam.status.', night.status)}</Chip>
        {night.judul ? <span className="strong">{language === 'en' ? night.judul_en : night.judul}</span> : null}
      </span>
      <span className="muted small">{done.join(' · ')}</span>
      {night.status === 'BERJALAN' ? <span className="muted small">{leftText(t, night.sisa)}</span> : null}
      {night.temuan.length > 0 ? <Findings findings={night.temuan} /> : null}
    </div>
  );
}

/** Whether the branch stayed behind, or is closed for good. */
function stateOf({ tertinggal, tanggal_penutupan }: PapanHariRow): string {
  if (tertinggal === 'T') return message('branch.tertinggalSingkat');
  return tanggal_penutupan === '' ? '' : message('branch.ditutupSeterusnya');
}

const columns: readonly Column<PapanHariRow>[] = [
  {
    field: 'kode_cabang',
    title: 'branch.cabang',
    className: 'strong',
    sort: true,
    text: ({ kode_cabang, nama_cabang }) => `${kode_cabang} ${nama_cabang}`,
  },
  { field: 'accounting_date', title: 'branch.tanggal', kind: 'date' },
  { field: 'status_akses_desc', title: 'branch.status', kind: 'status' },
  {
    field: 'tertinggal',
    title: 'branch.keadaan',
    text: stateOf,
    render: (row) =>
      stateOf(row) ? <Chip tone={row.tertinggal === 'T' ? 'bad' : 'neutral'}>{stateOf(row)}</Chip> : null,
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
  {
    field: 'malam',
    title: 'malam.judul',
    text: ({ malam }) => (malam ? messageOf('malam.status.', malam.status) : ''),
    render: ({ malam }) => (malam ? <Night night={malam} /> : null),
  },
  { field: 'nama_user', title: 'branch.olehSiapa' },
  { field: 'waktu', title: 'branch.sejak', kind: 'moment' },
];

/** Where every branch stands: its day, what stands in its way, how far its evening is. A line chooses the branch below. */
export function DayBoard({ onChoose }: { readonly onChoose: (kodeCabang: string) => void }) {
  const t = useT();
  const list = useList(branch.board, { sizes: [100, 50, 15] });
  return (
    <>
      {!list.loading && !list.error ? <EndBankDay rows={list.rows} /> : null}
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
