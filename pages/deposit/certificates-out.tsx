import '#lib/deposits/messages/deposit.ts';
import '#lib/accounts/messages/savings.ts';
import { DepositWindow } from '#components/deposits/deposit-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountKey } from '#lib/account-key.ts';
import { isMasked } from '#lib/masking.ts';
import { deposit } from '#services/deposits/deposit.ts';

export default listScreen({
  menu: 'bilyet-belum-kembali',
  endpoint: deposit.certificatesOut,
  rowKey: accountKey,
  columns: [
    { field: 'nomor_bilyet', title: 'deposito.bilyet', kind: 'code', sort: true },
    { field: 'nomor_rekening', title: 'deposito.nomor', kind: 'code', sort: true },
    { field: 'nama_rekening', title: 'deposito.atasNama', sort: true },
    { field: 'status_deposito', title: 'deposito.status', kind: 'status', className: 'nowrap' },
    { field: 'nominal', title: 'deposito.nominal', kind: 'amount' },
    { field: 'berakhir', title: 'deposito.berakhir', kind: 'date', sort: true },
    { field: 'kode_cabang', title: 'rekening.cabang' },
  ],
  filters: [
    { name: 'keyword', label: 'deposito.cari', kind: 'text' },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'terima-kembali-bilyet',
      label: 'deposito.terimaKembali',
      icon: 'inbox',
      disabled: (row) => row.status_deposito !== 'DICAIRKAN' || isMasked(row.nomor_rekening),
      run: (row, { go }) => go(`${menus['terima-kembali-bilyet'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'pencairan-deposito',
      label: 'deposito.cairkan',
      icon: 'wallet2',
      disabled: (row) => row.status_deposito !== 'JATUH_TEMPO' || isMasked(row.nomor_rekening),
      run: (row, { go }) => go(`${menus['pencairan-deposito'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
  ],
  detail: DepositWindow,
});
