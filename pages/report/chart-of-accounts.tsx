import '#lib/books/messages/finance.ts';
import '#lib/books/messages/report.ts';
import { AccountDetail } from '#components/books/finance/account-detail.tsx';
import { stateFilter } from '#components/control/parameters/term-actions.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { report } from '#services/books/report.ts';
import type { CoaRow } from '#types/proto/books/report.ts';

const address = ({ kode_gl }: CoaRow, aksi: string): string =>
  `${menus['akun-gl'].route}?${new URLSearchParams({ kode_gl, aksi })}`;

const code: Column<CoaRow> = { field: 'kode_gl', title: 'laporan.kodeGl', kind: 'code', sort: true };
const named: Column<CoaRow> = { field: 'nama_gl', title: 'laporan.namaGl', sort: true, kind: 'name' };
const side: Column<CoaRow> = {
  field: 'posisi',
  title: 'laporan.posisi',
  text: (row) => messageOf('laporan.posisi.', row.posisi),
};
const kind: Column<CoaRow> = { field: 'tipe', title: 'laporan.tipe', sort: true };
const line: Column<CoaRow> = { field: 'pos', title: 'keuangan.posLaporan' };
const filler: Column<CoaRow> = {
  field: 'diisi',
  title: 'keuangan.diisi',
  text: (row) => messageOf('keuangan.diisi.', row.diisi || 'MANUAL'),
};
const state: Column<CoaRow> = { field: 'keadaan', title: 'keuangan.keadaan', kind: 'status' };
/** On a telephone its number is below its name, so that its state is in sight. */
const both: Column<CoaRow> = {
  field: 'nama_gl',
  title: 'laporan.namaGl',
  className: 'wrap-anywhere',
  sort: true,
  text: ({ kode_gl, nama_gl }) => `${kode_gl} ${bankName(nama_gl)}`,
  render: ({ kode_gl, nama_gl }) => <Stacked main={bankName(nama_gl)} below={kode_gl} />,
};

/** The page shows the bank's chart: each account's kind, its place in the statements, and a link to its upkeep. */
export default listScreen({
  menu: 'coa',
  endpoint: report.chartOfAccounts,
  sizes: [100, 50, 25, 15],
  rowKey: (row) => row.kode_gl,
  add: { label: 'keuangan.akunBaru', address: menus['akun-gl'].route, menu: 'akun-gl' },
  columns: [code, named, side, kind, line, filler, state],
  narrow: [both, state, line, filler],
  filters: [{ name: 'keyword', label: 'laporan.cariGl', kind: 'text' }, stateFilter],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    { id: 'akun-gl', label: 'keuangan.gantiNama', icon: 'pencil', run: (row, { go }) => go(address(row, 'NAMA')) },
    {
      id: 'akun-gl',
      label: 'keuangan.tutup',
      icon: 'lock',
      disabled: (row) => row.ditutup_sejak !== '' || row.dinamai !== '',
      run: (row, { go }) => go(address(row, 'TUTUP')),
    },
    {
      id: 'akun-gl',
      label: 'keuangan.bukaKembali',
      icon: 'unlock',
      disabled: (row) => row.ditutup_sejak === '',
      run: (row, { go }) => go(address(row, 'BUKA')),
    },
  ],
  detail: AccountDetail,
});
