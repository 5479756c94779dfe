import { AccountDetail } from '#components/savings/account-detail.tsx';
import { AccountStatus } from '#components/savings/account-facts.tsx';
import { listScreen } from '#components/screens/list-screen.tsx';
import { message } from '#lib/messages/id.ts';
import { savings } from '#services/savings.ts';

export default listScreen({
  menu: 'rekening',
  endpoint: savings.accounts,
  rowKey: (row) => row.nomor_rekening,
  columns: [
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code' },
    { field: 'nama_nasabah', title: 'rekening.atasNama' },
    { field: 'nama_produk', title: 'rekening.produk' },
    { field: 'kode_cabang', title: 'rekening.cabang' },
    {
      field: 'status_rekening',
      title: 'rekening.status',
      className: 'nowrap',
      render: (row) => <AccountStatus account={row} />,
    },
    { field: 'saldo_buku', title: 'rekening.saldoBuku', kind: 'amount' },
    { field: 'saldo_tersedia', title: 'rekening.saldoTersedia', kind: 'amount' },
  ],
  filters: [
    { name: 'keyword', label: 'tabungan.cari', kind: 'text' },
    {
      name: 'status_rekening',
      label: 'rekening.status',
      kind: 'select',
      codes: ['AKTIF', 'TIDAK_AKTIF', 'DORMAN', 'TUTUP'],
      prefix: 'status.',
    },
    { name: 'nomor_nasabah', label: 'tabungan.nasabah', kind: 'text', maxLength: 20 },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: 'lihat', label: message('aksi.lihat'), icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'setor',
      label: message('menu.setorTunai'),
      icon: 'box-arrow-in-down',
      menu: 'setor-tunai',
      run: (row, { go }) => go(`/teller/cash-deposit?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'tarik',
      label: message('menu.tarikTunai'),
      icon: 'box-arrow-up',
      menu: 'tarik-tunai',
      run: (row, { go }) => go(`/teller/cash-withdrawal?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'pindah',
      label: message('menu.pemindahbukuan'),
      icon: 'arrow-left-right',
      menu: 'pemindahbukuan',
      run: (row, { go }) => go(`/teller/book-transfer?nomor_rekening_debet=${row.nomor_rekening}`),
    },
  ],
  detail: AccountDetail,
});
