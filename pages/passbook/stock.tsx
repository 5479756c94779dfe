import { passbookStates } from '#lib/accounts/codes.ts';
import '#lib/accounts/messages/passbook.ts';
import '#lib/accounts/messages/savings.ts';
import { StockCount } from '#components/accounts/passbooks/stock-count.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { passbook } from '#services/accounts/passbook.ts';

export default listScreen({
  menu: 'stok-buku',
  endpoint: passbook.stock,
  rowKey: (row) => row.nomor_seri,
  columns: [
    { field: 'nomor_seri', title: 'buku.nomorBuku', kind: 'code', sort: true },
    { field: 'status_buku', title: 'rekening.status', kind: 'status', sort: true },
    { field: 'kode_cabang', title: 'rekening.cabang' },
    { field: 'nama_pemegang', title: 'buku.dipegang' },
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code' },
    { field: 'tanggal_terima', title: 'buku.diterima', kind: 'date', sort: true },
    { field: 'tanggal_terbit', title: 'buku.terbit', kind: 'date' },
  ],
  filters: [
    { name: 'keyword', label: 'buku.cari', kind: 'text' },
    {
      name: 'status_buku',
      label: 'rekening.status',
      kind: 'select',
      codes: passbookStates,
      prefix: 'status.',
    },
    { name: 'pemegang', label: 'buku.dipegang', kind: 'text', maxLength: 60 },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'cetak-buku',
      label: 'menu.cetakBuku',
      icon: 'printer',
      disabled: (row) => row.nomor_rekening === '',
      run: (row, { go }) => go(`/passbook?nomor_rekening=${row.nomor_rekening}`),
    },
  ],
  below: ({ asked }) => <StockCount kodeCabang={asked.kode_cabang ?? ''} />,
});
