import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import { DepositWindow } from '#components/deposits/deposit-window.tsx';
import { UnfetchedSum } from '#components/deposits/unfetched-sum.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountKey } from '#lib/account-key.ts';
import { isMasked } from '#lib/masking.ts';
import { deposit } from '#services/deposits/deposit.ts';

const nothing = (wire: string): boolean => /^0*(\.0*)?$/.test(wire);

export default listScreen({
  menu: 'deposito-belum-diambil',
  endpoint: deposit.unfetched,
  rowKey: accountKey,
  columns: [
    { field: 'nomor_rekening', title: 'deposito.nomor', kind: 'code', sort: true },
    { field: 'nama_rekening', title: 'deposito.atasNama', sort: true },
    { field: 'status_deposito', title: 'deposito.status', kind: 'status', className: 'nowrap' },
    { field: 'pokok', title: 'diambil.pokok', kind: 'amount' },
    { field: 'bagi_hasil', title: 'diambil.bagiHasil', kind: 'amount' },
    { field: 'sejak', title: 'diambil.sejak', kind: 'date', sort: true },
  ],
  filters: [
    { name: 'keyword', label: 'deposito.cari', kind: 'text' },
    { name: 'jenis', label: 'diambil.jenis', kind: 'select', codes: ['POKOK', 'BAGI_HASIL'], prefix: 'diambil.jenis.' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'ambil-bagi-hasil-deposito',
      label: 'diambil.ambil',
      icon: 'cash-coin',
      disabled: (row) => nothing(row.bagi_hasil) || isMasked(row.nomor_rekening),
      run: (row, { go }) => go(`${menus['ambil-bagi-hasil-deposito'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'pencairan-deposito',
      label: 'deposito.cairkan',
      icon: 'wallet2',
      disabled: (row) => nothing(row.pokok) || isMasked(row.nomor_rekening),
      run: (row, { go }) => go(`${menus['pencairan-deposito'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
  ],
  detail: DepositWindow,
  below: ({ asked }) => <UnfetchedSum kodeCabang={asked.kode_cabang ?? ''} />,
});
