import '#lib/accounts/messages/closing.ts';
import '#lib/accounts/messages/savings.ts';
import { ClosingWindow } from '#components/accounts/closing/closing-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { accountKey } from '#lib/account-key.ts';
import { closing } from '#services/accounts/closing.ts';

export default listScreen({
  menu: 'daftar-penutupan',
  endpoint: closing.closings,
  rowKey: accountKey,
  columns: [
    { field: 'nomor_rekening', title: 'rekening.nomor', kind: 'code', sort: true },
    { field: 'nama_nasabah', title: 'rekening.atasNama', sort: true },
    { field: 'nama_produk', title: 'rekening.produk', kind: 'name' },
    { field: 'status_rekening', title: 'rekening.status', kind: 'status', className: 'nowrap' },
    { field: 'tanggal', title: 'penutupan.disetujui', kind: 'date' },
    { field: 'selesai', title: 'penutupan.ditutup', kind: 'date' },
    { field: 'nominal', title: 'penutupan.dibayarkan', kind: 'amount' },
  ],
  filters: [
    { name: 'keyword', label: 'penutupan.cariNomor', kind: 'text', maxLength: 12 },
    {
      name: 'status_rekening',
      label: 'rekening.status',
      kind: 'select',
      codes: ['PENUTUPAN', 'TUTUP'],
      prefix: 'status.',
    },
    { name: 'kode_cabang', label: 'rekening.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    { id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) },
    {
      id: 'ambil-dana',
      label: 'penutupan.ambil',
      icon: 'wallet2',
      disabled: (row) => row.status_rekening !== 'PENUTUPAN',
      run: (row, { go }) => go(`${menus['ambil-dana'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
    {
      id: 'batal-tutup-rekening',
      label: 'penutupan.batalkan',
      icon: 'arrow-counterclockwise',
      disabled: (row) => row.status_rekening !== 'PENUTUPAN',
      run: (row, { go }) => go(`${menus['batal-tutup-rekening'].route}?nomor_rekening=${row.nomor_rekening}`),
    },
  ],
  detail: ClosingWindow,
});
