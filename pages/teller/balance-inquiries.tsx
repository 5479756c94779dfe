import '#lib/cash/messages/teller.ts';
import { RequestedBalance } from '#components/accounts/inquiries/requested-balance.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { Dialog } from '#components/kit/ui/dialog.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { savings } from '#services/accounts/savings.ts';
import type { PermintaanSaldoRow } from '#types/proto/accounts/savings.ts';

function Asked({ row, onClose }: { readonly row: PermintaanSaldoRow; readonly onClose: () => void }) {
  return (
    <Dialog title={messageOf('alur.', 'PERMINTAAN_SALDO')} onClose={onClose}>
      <RequestedBalance nomor={row.nomor} />
    </Dialog>
  );
}

/** The page lists customers who asked for their balance: a supervisor reads them, because an inquiry keeps an account active. */
export default listScreen({
  menu: 'daftar-permintaan-saldo',
  endpoint: savings.balanceInquiries,
  rowKey: (row) => row.nomor,
  columns: [
    { field: 'tanggal', title: 'transaksi.tanggal', kind: 'date' },
    { field: 'waktu', title: 'transaksi.waktu', kind: 'time', sort: true },
    {
      field: 'nama_nasabah',
      title: 'transaksi.rekening',
      text: (row) => `${row.nomor_rekening} - ${row.nama_nasabah}`,
      render: (row) => <Stacked main={row.nama_nasabah} below={row.nomor_rekening} />,
    },
    { field: 'status_lama', title: 'saldo.statusLama', kind: 'status' },
    { field: 'hari_diam', title: 'saldo.hariDiam', className: 'num' },
    { field: 'id_user', title: 'transaksi.user' },
    { field: 'disetujui_oleh', title: 'transaksi.otorisator' },
    { field: 'keterangan', title: 'transaksi.keterangan', hidden: true },
  ],
  filters: [
    { name: 'tanggal_awal', label: 'saldo.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'saldo.sampai', kind: 'date' },
    { name: 'user_input', label: 'transaksi.user', kind: 'text', maxLength: 60 },
    { name: 'lama', label: 'saldo.lama', kind: 'check' },
    { name: 'kode_cabang', label: 'transaksi.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [{ id: '', label: 'aksi.lihat', icon: 'eye', run: (row, { open }) => open(row) }],
  detail: Asked,
});
