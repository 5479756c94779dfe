import Link from 'next/link';
import { DataTable } from '#components/screens/data-table.tsx';
import { Card } from '#components/ui/card.tsx';
import { Chip } from '#components/ui/chip.tsx';
import type { Column } from '#components/ui/column.tsx';
import { useT } from '#components/ui/messages.tsx';
import { useList } from '#hooks/use-list.ts';
import { message } from '#lib/messages/id.ts';
import { branch } from '#services/branch.ts';
import type { PapanHariRow } from '#types/proto/branch.ts';

const columns: readonly Column<PapanHariRow>[] = [
  { field: 'kode_cabang', title: 'branch.cabang', className: 'strong', sort: true },
  { field: 'nama_cabang', title: 'branch.nama' },
  { field: 'accounting_date', title: 'branch.tanggal', kind: 'date' },
  { field: 'status_akses_desc', title: 'branch.status', kind: 'status' },
  {
    field: 'tertinggal',
    title: 'branch.keadaan',
    text: (row) => (row.tertinggal === 'T' ? message('branch.tertinggalSingkat') : ''),
    render: (row) => (row.tertinggal === 'T' ? <Chip tone="bad">{message('branch.tertinggalSingkat')}</Chip> : null),
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
  { field: 'nama_user', title: 'branch.olehSiapa' },
  { field: 'waktu', title: 'branch.sejak', kind: 'moment' },
];

/** Where every branch stands: its day, what stands in its way, whose move the last one was. A line chooses the branch below. */
export function DayBoard({ onChoose }: { readonly onChoose: (kodeCabang: string) => void }) {
  const t = useT();
  const list = useList(branch.board, { sizes: [100, 50, 15] });
  return (
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
  );
}
