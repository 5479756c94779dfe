import '#lib/cash/messages/vault.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { vault } from '#services/cash/vault.ts';

export default listScreen({
  menu: 'posisi-khasanah',
  endpoint: vault.positions,
  rowKey: (row) => row.id_kas,
  columns: [
    { field: 'kode_kas', title: 'vault.kas', className: 'strong' },
    { field: 'nama_cabang', title: 'vault.cabang' },
    { field: 'tanggal', title: 'vault.tanggal', kind: 'date', hidden: true },
    { field: 'saldo_awal', title: 'vault.saldoAwal', kind: 'amount', zero: true },
    { field: 'masuk', title: 'vault.masuk', kind: 'amount', zero: true },
    { field: 'keluar', title: 'vault.keluar', kind: 'amount', zero: true },
    { field: 'saldo_akhir', title: 'vault.saldoAkhir', kind: 'amount', zero: true },
    { field: 'dalam_perjalanan', title: 'vault.dalamPerjalanan', kind: 'amount' },
    { field: 'dihitung', title: 'vault.jumlahDihitung', kind: 'amount' },
    { field: 'selisih', title: 'vault.selisihHitung', kind: 'amount', zero: true },
    { field: 'dihitung_pada', title: 'vault.dihitungPada', kind: 'time' },
    { field: 'petugas', title: 'vault.petugas', hidden: true },
    { field: 'saksi', title: 'vault.saksi', hidden: true },
  ],
  narrow: [
    { field: 'kode_kas', title: 'vault.kas', className: 'strong' },
    { field: 'saldo_akhir', title: 'vault.saldoAkhir', kind: 'amount', zero: true },
    { field: 'dihitung', title: 'vault.jumlahDihitung', kind: 'amount' },
    { field: 'selisih', title: 'vault.selisihHitung', kind: 'amount', zero: true },
    { field: 'nama_cabang', title: 'vault.cabang' },
  ],
  filters: [
    { name: 'kode_cabang', label: 'vault.cabang', kind: 'branch', headOffice: true },
    { name: 'balance_date', label: 'vault.tanggal', kind: 'date' },
  ],
  actions: [
    {
      id: 'proof-pecahan',
      label: 'vault.lihatPecahan',
      icon: 'cash-coin',
      run: ({ kode_cabang, kode_kas, tanggal }, { go }) =>
        go(`${menus['proof-pecahan'].route}?${new URLSearchParams({ kode_cabang, kode_kas, balance_date: tanggal })}`),
    },
  ],
});
