import '#lib/accounts/messages/closing.ts';
import '#lib/accounts/messages/savings.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountKey } from '#lib/account-key.ts';
import { closing } from '#services/accounts/closing.ts';

export default listScreen({
  menu: 'dana-khusus',
  endpoint: closing.specialFunds,
  rowKey: accountKey,
  columns: [
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code', sort: true },
    { field: 'nama_rekening', title: 'rekening.atasNama' },
    { field: 'tanggal', title: 'danaKhusus.dibentuk', kind: 'date' },
    { field: 'nominal', title: 'danaKhusus.awal', kind: 'amount' },
    { field: 'saldo', title: 'danaKhusus.saldo', kind: 'amount' },
    { field: 'lembar', title: 'danaKhusus.lembar', className: 'num' },
    { field: 'sampai', title: 'danaKhusus.sampai', kind: 'date' },
  ],
  filters: [
    { name: 'keyword', label: 'penutupan.cariNomor', kind: 'text', maxLength: 12 },
    {
      name: 'status_dana',
      label: 'danaKhusus.status',
      kind: 'select',
      codes: ['ADA', 'HABIS'],
      prefix: 'danaKhusus.status.',
    },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'ambil-dana-khusus',
      label: 'danaKhusus.ambil',
      icon: 'wallet2',
      disabled: (row) => row.dapat_diambil !== 'T',
      run: (row, { go }) => go(`${menus['ambil-dana-khusus'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'daftar-warkat',
      label: 'danaKhusus.lihatWarkat',
      icon: 'eye',
      run: (row, { go }) => go(`${menus['daftar-warkat'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
  ],
});
