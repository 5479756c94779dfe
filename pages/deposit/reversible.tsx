import '#lib/deposits/messages/deposit.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { deposit } from '#services/deposits/deposit.ts';

export default listScreen({
  menu: 'reversal-deposito',
  endpoint: deposit.reversible,
  rowKey: (row) => row.nomor_referensi,
  columns: [
    { field: 'nomor_referensi', title: 'deposito.transaksi', kind: 'code' },
    { field: 'waktu', title: 'deposito.waktu', kind: 'time' },
    { field: 'nomor_rekening', title: 'deposito.nomor', kind: 'code' },
    { field: 'nama_rekening', title: 'deposito.atasNama' },
    { field: 'status_deposito', title: 'deposito.status', kind: 'status' },
    { field: 'nominal', title: 'deposito.nominal', kind: 'amount' },
    { field: 'nama_user', title: 'deposito.pembuat' },
  ],
  actions: [
    {
      id: 'reversal',
      label: 'deposito.batalkan',
      icon: 'arrow-counterclockwise',
      run: (row, { go }) => go(`${menus.reversal.route}?nomor_referensi=${row.nomor_referensi}`),
    },
  ],
});
