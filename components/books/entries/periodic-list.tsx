import '#lib/books/messages/entry.ts';
import '#lib/messages/states.ts';
import { type ListAction, listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, narrowed, Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { orderStates } from '#lib/accounts/standing-orders.ts';
import { toDisplay } from '#lib/dates.ts';
import { message } from '#lib/messages/id.ts';
import { formatWire } from '#lib/money.ts';
import { entry } from '#services/books/entry.ts';
import type { BerkalaRow } from '#types/proto/books/entry.ts';
import { whenOf } from './periodic-when.ts';
import { PeriodicWindow } from './periodic-window.tsx';

const waiting = ({ gagal, menunggu }: BerkalaRow): string =>
  [
    ...(gagal > 0 ? [message('berkala.adaGagal', { gagal })] : []),
    ...(menunggu > 0 ? [message('berkala.adaMenunggu', { menunggu })] : []),
  ].join(', ') || message('berkala.tidakAda');

const columns: readonly Column<BerkalaRow>[] = [
  {
    field: 'nomor_berkala',
    title: 'berkala.nama',
    sort: true,
    text: (row) => `${row.nomor_berkala} ${row.nama}`,
    render: (row) => <Stacked main={row.nama} below={`${row.nomor_berkala} · ${row.kode_cabang}`} />,
  },
  { field: 'periode', title: 'berkala.kapan', text: whenOf },
  {
    field: 'nominal',
    title: 'berkala.nominal',
    className: 'num',
    text: (row) => (row.nominal === '' ? message('berkala.terbuka') : formatWire(row.nominal)),
  },
  {
    field: 'jatuh_berikut',
    title: 'berkala.berikut',
    className: 'nowrap',
    text: (row) => toDisplay(row.jatuh_berikut),
  },
  {
    field: 'gagal',
    title: 'berkala.menungguGagal',
    text: waiting,
    render: (row) =>
      row.gagal + row.menunggu === 0 ? waiting(row) : <Chip tone={row.gagal > 0 ? 'bad' : 'warn'}>{waiting(row)}</Chip>,
  },
  { field: 'status', title: 'berkala.status', kind: 'status', className: 'nowrap' },
];

const of = (address: string, name: string, row: BerkalaRow): string =>
  `${address}?${new URLSearchParams({ [name]: row.nomor_berkala })}`;
const fixed = (row: BerkalaRow): boolean => row.boleh_ubah !== 'T';

const actions: readonly ListAction<BerkalaRow>[] = [
  { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  {
    id: 'jatuh-berkala',
    label: 'berkala.lihatJatuh',
    icon: 'journal-text',
    run: (row, { go }) => go(of(menus['jatuh-berkala'].route, 'keyword', row)),
  },
  {
    id: 'simpan-berkala',
    label: 'berkala.ubah',
    icon: 'pencil',
    disabled: fixed,
    run: (row, { go }) => go(of(menus['simpan-berkala'].route, 'nomor_berkala', row)),
  },
  {
    id: 'simpan-berkala',
    label: 'berkala.ubahStatus',
    icon: 'x-circle',
    disabled: fixed,
    run: (row, { go }) => go(of('/ledger/periodic-state', 'nomor_berkala', row)),
  },
];

/** Entries that come back, with what of them waits for a person. */
export const PeriodicEntries = listScreen({
  menu: 'entri-berkala',
  endpoint: entry.periodics,
  rowKey: (row) => row.nomor_berkala,
  columns,
  narrow: narrowed(columns, ['nomor_berkala', 'status', 'gagal', 'jatuh_berikut', 'nominal', 'periode']),
  filters: [
    { name: 'keyword', label: 'berkala.cari', kind: 'text', maxLength: 60 },
    { name: 'status', label: 'berkala.status', kind: 'select', codes: orderStates, prefix: 'status.' },
    { name: 'kode_cabang', label: 'berkala.cabang', kind: 'branch', headOffice: true },
  ],
  actions,
  detail: PeriodicWindow,
  add: { label: 'berkala.tambah', address: menus['simpan-berkala'].route, menu: 'simpan-berkala' },
});
