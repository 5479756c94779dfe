import { AccountWindow } from '#components/savings/account-window.tsx';
import { listScreen } from '#components/screens/list-screen.tsx';
import { TransactionDetail } from '#components/teller/transaction-detail.tsx';
import { Stacked } from '#components/ui/column.tsx';
import { isAccountNumber } from '#lib/account-number.ts';
import { messageOf } from '#lib/messages/id.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import { teller } from '#services/teller.ts';

export default listScreen({
  menu: 'transaksi-hari-ini',
  endpoint: teller.today,
  rowKey: (row) => row.nomor_referensi,
  columns: [
    { field: 'waktu', title: 'transaksi.waktu', kind: 'time', sort: true },
    {
      field: 'flowCode',
      title: 'transaksi.jenis',
      className: 'nowrap',
      sort: true,
      text: (row) => `${messageOf('alur.', row.flowCode)} ${row.nomor_referensi}`,
      render: (row) => <Stacked main={messageOf('alur.', row.flowCode)} below={row.nomor_referensi} />,
    },
    {
      field: 'nama_nasabah',
      title: 'transaksi.rekening',
      text: (row) => [row.nomor_rekening, row.nama_nasabah].filter(Boolean).join(' - '),
      render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_rekening} />,
    },
    { field: 'nominal', title: 'transaksi.nominal', kind: 'amount', sort: true },
    { field: 'keterangan', title: 'transaksi.keterangan' },
    { field: 'user_input', title: 'transaksi.user', sort: true },
    { field: 'status', title: 'transaksi.status', kind: 'status' },
  ],
  filters: [
    {
      name: 'flowCode',
      label: 'transaksi.jenis',
      kind: 'select',
      codes: codesWhere(({ leaves, check }) => leaves === 'JOURNAL' && check !== null),
      prefix: 'alur.',
    },
    { name: 'nomor_rekening', label: 'transaksi.rekening', kind: 'text', maxLength: 12 },
    { name: 'user_input', label: 'transaksi.user', kind: 'text', maxLength: 60 },
    { name: 'kode_cabang', label: 'transaksi.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'rekening',
      label: 'rekening.buka',
      icon: 'person-vcard',
      disabled: (row) => !isAccountNumber(row.nomor_rekening),
      run: (row, { open }) => open(row, 'rekening'),
    },
    {
      id: 'slip-cetak-ulang',
      label: 'transaksi.cetakUlang',
      icon: 'printer',
      run: (row, { open }) => open(row, 'cetak'),
    },
    {
      id: 'reversal',
      label: 'transaksi.balik',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.status !== 'POSTED',
      run: (row, { go }) => go(`/teller/reversal?nomor_referensi=${row.nomor_referensi}`),
    },
  ],
  detail: (shown) => (shown.mode === 'rekening' ? <AccountWindow {...shown} /> : <TransactionDetail {...shown} />),
});
