import '#lib/accounts/messages/savings.ts';
import '#lib/accounts/messages/standing-orders.ts';
import '#lib/accounts/messages/standing-order-words.ts';
import { type ListAction, type ListDef, listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { orderKinds, orderStates } from '#lib/accounts/standing-orders.ts';
import { messageOf } from '#lib/messages/id.ts';
import { standing } from '#services/accounts/standing-orders.ts';
import type { PerintahRow } from '#types/proto/accounts/standing.ts';
import { changeAddress, isLive, OrderWindow, stateAddress } from './order-window.tsx';
import { payerAndPayee } from './payee-columns.tsx';
import { muchOf, whenOf } from './sentence.ts';

const kind = (row: PerintahRow): string => messageOf('jenisPerintah.', row.jenis);

const columns = (withKind: boolean): readonly Column<PerintahRow>[] => [
  {
    field: 'nomor_perintah',
    title: 'perintah.nomor',
    sort: true,
    text: (row) => (withKind ? `${row.nomor_perintah} ${kind(row)}` : row.nomor_perintah),
    render: (row) => (
      <Stacked main={<span className="mono">{row.nomor_perintah}</span>} below={withKind ? kind(row) : ''} />
    ),
  },
  ...payerAndPayee,
  { field: 'nominal', title: 'perintah.berapa', className: 'num', text: muchOf },
  { field: 'periode', title: 'perintah.kapan', text: whenOf },
  { field: 'status', title: 'perintah.status', kind: 'status', className: 'nowrap' },
];

const dead = (row: PerintahRow): boolean => !isLive(row);

const actions = (menu: 'simpan-si' | 'simpan-ats'): readonly ListAction<PerintahRow>[] => [
  { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
  { id: menu, label: 'perintah.ubah', icon: 'pencil', disabled: dead, run: (row, { go }) => go(changeAddress(row)) },
  {
    id: menu,
    label: 'perintah.ubahStatus',
    icon: 'x-circle',
    disabled: dead,
    run: (row, { go }) => go(stateAddress(row)),
  },
];

const filters = [
  { name: 'keyword', label: 'perintah.cariRekening', kind: 'text', maxLength: 34 },
  { name: 'status', label: 'perintah.status', kind: 'select', codes: orderStates, prefix: 'status.' },
  { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
] as const satisfies ListDef<typeof standing.orders>['filters'];

/** Standing orders of the branches the reader sees, the latest first. */
export const Orders = listScreen({
  menu: 'daftar-si',
  endpoint: standing.orders,
  rowKey: (row) => row.nomor_perintah,
  columns: columns(true),
  filters: [
    ...filters,
    { name: 'jenis', label: 'perintah.jenis', kind: 'select', codes: orderKinds, prefix: 'jenisPerintah.' },
  ],
  actions: actions('simpan-si'),
  detail: OrderWindow,
  add: { label: 'perintah.daftarkanSi', address: '/standing/order', menu: 'simpan-si' },
});

/** Automatic transfers likewise. */
export const Covers = listScreen({
  menu: 'daftar-ats',
  endpoint: standing.covers,
  rowKey: (row) => row.nomor_perintah,
  columns: columns(false),
  filters,
  actions: actions('simpan-ats'),
  detail: OrderWindow,
  add: { label: 'perintah.daftarkanAts', address: '/standing/cover', menu: 'simpan-ats' },
});
