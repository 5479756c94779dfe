import type { ComponentProps } from 'react';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Chip } from '#components/kit/ui/chip.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { bankName, message, messageOf } from '#lib/messages/id.ts';
import { savings } from '#services/accounts/savings.ts';
import type { DaftarRekeningRow } from '#types/proto/accounts/savings.ts';
import { closedFilters, listedFilters, savingsFilters } from './account-list-filters.ts';
import { AccountListSums, OpenAccountSums } from './account-list-sums.tsx';
import { AccountStatus } from './account-status.tsx';
import { AccountViews } from './account-views.tsx';
import { AccountWindow } from './account-window.tsx';
import { PrintAccountList } from './print-account-list.tsx';
import '#lib/accounts/messages/maintenance.ts';
import '#lib/accounts/messages/savings.ts';
import '#lib/messages/states.ts';
import { accountKey } from '#lib/account-key.ts';

/** The lists of accounts share columns, filters and the key of a row. */

const stateText = (row: DaftarRekeningRow): string =>
  [
    messageOf('status.', row.status_rekening),
    row.blokir ? messageOf('rekening.blokir.', row.blokir) : '',
    row.id_flow ? message('daftarRek.menunggu') : '',
  ]
    .filter(Boolean)
    .join(', ');

/** The next state and from when on; empty where there is none. */
const upcomingText = ({ akan_status, akan_tanggal }: DaftarRekeningRow): string =>
  akan_status === ''
    ? ''
    : message('daftarRek.akanBaris', { status: messageOf('status.', akan_status), tanggal: toDisplay(akan_tanggal) });

type Columns = readonly Column<DaftarRekeningRow>[];

const whose: Columns = [
  { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code', sort: true },
  {
    field: 'nama_nasabah',
    title: 'rekening.atasNama',
    sort: true,
    text: (row) => `${row.nama_nasabah} (${row.nomor_nasabah})`,
    render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_nasabah} />,
  },
  {
    field: 'nama_produk',
    title: 'rekening.produk',
    sort: 'kode_produk',
    givesWay: true,
    text: (row) => `${row.kode_produk} ${bankName(row.nama_produk)}`,
  },
  { field: 'kode_cabang', title: 'rekening.cabang', givesWay: true },
];

const state: Columns = [
  {
    field: 'status_rekening',
    title: 'rekening.status',
    sort: true,
    givesWay: true,
    text: stateText,
    render: (row) => (
      <span className="chips">
        <AccountStatus account={row} plain />
        {row.id_flow ? <Chip tone="accent">{message('daftarRek.menunggu')}</Chip> : null}
      </span>
    ),
  },
];

const dates: Columns = [
  { field: 'tanggal_buka', title: 'tabungan.tanggalBuka', kind: 'date', sort: true, hidden: true, givesWay: true },
  { field: 'tanggal_aktivitas', title: 'tabungan.aktivitas', kind: 'date', sort: true, givesWay: true },
];

const balances: Columns = [
  { field: 'saldo_buku', title: 'rekening.saldoBuku', kind: 'amount', zero: true, sort: true },
  { field: 'saldo_ditahan', title: 'tabungan.saldoDitahan', kind: 'amount', zero: true, hidden: true },
  { field: 'saldo_tersedia', title: 'rekening.saldoTersedia', kind: 'amount', zero: true },
  { field: 'kode_valuta', title: 'rekening.valuta', hidden: true },
];

/** Accounts that are kept up: what they will be next counts more than what is on them. */
const savingsColumns: Columns = [
  ...whose.map((column) => (column.field === 'kode_cabang' ? { ...column, hidden: true } : column)),
  ...state,
  ...dates,
  { field: 'akan_tanggal', title: 'daftarRek.akanPada', text: upcomingText, givesWay: true },
  ...balances.map((column) => (column.field === 'saldo_tersedia' ? { ...column, hidden: true } : column)),
];

/** Closed accounts have neither balance nor further state. */
const closedColumns: Columns = [
  ...whose,
  { field: 'tanggal_buka', title: 'tabungan.tanggalBuka', kind: 'date', sort: true },
  { field: 'tanggal_aktivitas', title: 'tabungan.aktivitas', kind: 'date', sort: true },
];

/** Accounts for paper and files. */
const listedColumns: Columns = [
  ...whose,
  ...state,
  ...dates.map((column) => ({ ...column, hidden: true })),
  ...balances,
];

/** Comes with the first letter: most lists print none. */
const SleepLetter = drawn(async () => (await import('./sleep-letter.tsx')).SleepLetter);

interface SavingsWindowProps extends ComponentProps<typeof AccountWindow> {
  readonly row: DaftarRekeningRow;
  readonly mode: string;
}

const SavingsWindow = ({ mode, ...props }: SavingsWindowProps) =>
  mode === 'surat' ? <SleepLetter {...props} /> : <AccountWindow {...props} />;

/** Accounts that are kept up, with what can be done about each. */
export const SavingsAccounts = listScreen({
  menu: 'rekening-tabungan',
  endpoint: savings.savingsAccounts,
  rowKey: accountKey,
  columns: savingsColumns,
  filters: savingsFilters,
  searchFirst: {
    enough: (asked) => Object.values(asked).some((value) => value.trim() !== ''),
    hint: 'daftarRek.kosong',
  },
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'ubah-rekening',
      label: 'ubahRek.ubah',
      icon: 'pencil',
      disabled: (row) => row.id_flow !== '',
      run: (row, { go }) => go(`${menus['ubah-rekening'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'pindah-cabang',
      label: 'ubahRek.pindahkan',
      icon: 'building',
      disabled: (row) => row.id_flow !== '' || row.status_rekening === 'DORMAN',
      run: (row, { go }) => go(`${menus['pindah-cabang'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'reaktivasi-rekening',
      label: 'tabungan.aktifkan',
      icon: 'unlock',
      disabled: (row) => row.status_rekening === 'AKTIF',
      run: (row, { go }) => go(`${menus['reaktivasi-rekening'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: '',
      label: 'ubahRek.suratAkan',
      icon: 'printer',
      disabled: (row) => row.akan_status === '',
      run: (row, { open }) => open(row, 'surat'),
    },
    {
      id: 'portofolio',
      label: 'menu.portofolio',
      icon: 'wallet2',
      run: (row, { go }) => go(`${menus.portofolio.route}?nomor_nasabah=${row.nomor_nasabah}`),
    },
  ],
  detail: SavingsWindow,
  above: AccountViews,
  below: OpenAccountSums,
});

/** Closed accounts: they stay readable. */
export const ClosedAccounts = listScreen({
  menu: 'rekening-tutup',
  endpoint: savings.closed,
  rowKey: accountKey,
  columns: closedColumns,
  filters: closedFilters,
  actions: [{ id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) }],
  detail: AccountWindow,
  above: AccountViews,
});

/** Accounts by product, branch, state and balance, for paper and files. */
export const ListedAccounts = listScreen({
  menu: 'cetak-list-rekening',
  endpoint: savings.listed,
  rowKey: accountKey,
  columns: listedColumns,
  filters: listedFilters,
  tools: PrintAccountList,
  above: AccountViews,
  below: AccountListSums,
});
