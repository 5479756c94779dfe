import { listScreen } from '#components/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/ui/column.tsx';
import { customer } from '#services/customer.ts';
import type { NasabahGandaRow, NasabahRow } from '#types/proto/customer.ts';
import { Likeness, sharedText } from './radar-table.tsx';
import '#lib/messages/customer.ts';
import '#lib/messages/radar.ts';
import '#lib/messages/savings.ts';

const nameOf = (row: NasabahRow | undefined): string => (row ? `${row.nama_nasabah} (${row.nomor_nasabah})` : '');
const branchOf = (row: NasabahRow | undefined): string => (row ? `${row.kode_cabang} ${row.nama_cabang}` : '');
const Named = ({ row }: { readonly row: NasabahRow | undefined }) => (
  <Stacked main={row?.nama_nasabah ?? ''} below={`${row?.nomor_nasabah ?? ''} · ${branchOf(row)}`} />
);

const columns: readonly Column<NasabahGandaRow>[] = [
  {
    field: 'nilai',
    title: 'radar.kemiripan',
    sort: true,
    text: (row) => String(row.nilai),
    render: (row) => <Likeness nilai={row.nilai} />,
  },
  {
    field: 'pertama',
    title: 'radar.pertama',
    sort: true,
    text: (row) => `${nameOf(row.pertama)}, ${branchOf(row.pertama)}`,
    render: (row) => <Named row={row.pertama} />,
  },
  {
    field: 'kedua',
    title: 'radar.kedua',
    text: (row) => `${nameOf(row.kedua)}, ${branchOf(row.kedua)}`,
    render: (row) => <Named row={row.kedua} />,
  },
  {
    field: 'alasan',
    title: 'radar.yangSama',
    text: (row) => sharedText(row.alasan),
    render: (row) => sharedText(row.alasan),
  },
];

/** Pairs of customers who may be one, over the whole bank, likeliest first. */
const twinList = (
  menu: 'cif-ganda-individu' | 'cif-ganda-korporat',
  endpoint: typeof customer.personTwins | typeof customer.entityTwins,
) =>
  listScreen({
    menu,
    endpoint: endpoint as typeof customer.personTwins,
    rowKey: (row) => `${row.pertama?.nomor_nasabah}/${row.kedua?.nomor_nasabah}`,
    columns,
    filters: [{ name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true }],
  });

export const PersonTwins = twinList('cif-ganda-individu', customer.personTwins);
export const EntityTwins = twinList('cif-ganda-korporat', customer.entityTwins);
