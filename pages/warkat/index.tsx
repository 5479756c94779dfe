import '#lib/cheques/messages/warkat.ts';
import { BookWindow } from '#components/cheques/cheque-books/book-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { bookKinds, bookStates } from '#lib/cheques/warkat.ts';
import { messageOf } from '#lib/messages/id.ts';
import { warkat } from '#services/cheques/warkat.ts';

export default listScreen({
  menu: 'daftar-warkat',
  endpoint: warkat.books,
  rowKey: (row) => row.id_bukuwarkat,
  columns: [
    {
      field: 'nomor_awal',
      title: 'warkat.buku',
      sort: true,
      text: (row) => `${messageOf('warkat.jenis.', row.jenis)} ${row.nomor_awal} – ${row.nomor_akhir}`,
      render: (row) => (
        <Stacked
          main={<span className="mono nowrap">{`${row.nomor_awal} – ${row.nomor_akhir}`}</span>}
          below={messageOf('warkat.jenis.', row.jenis)}
        />
      ),
    },
    { field: 'status_buku', title: 'warkat.status', kind: 'status', className: 'nowrap' },
    {
      field: 'nomor_rekening',
      title: 'warkat.rekening',
      text: (row) => `${row.nomor_rekening} ${row.nama_rekening}`,
      render: (row) => <Stacked main={<span className="mono">{row.nomor_rekening}</span>} below={row.nama_rekening} />,
    },
    { field: 'sisa', title: 'warkat.sisa', className: 'num', text: (row) => `${row.sisa} / ${row.lembar}` },
    { field: 'kode_cabang', title: 'warkat.cabang' },
    { field: 'cabang_tujuan', title: 'warkat.menuju', hidden: true },
    { field: 'tanggal_terima', title: 'warkat.diterima', kind: 'date', sort: true },
    { field: 'tanggal_terbit', title: 'warkat.terbit', kind: 'date' },
    { field: 'tanggal_aktif', title: 'warkat.aktif', kind: 'date', hidden: true },
    { field: 'nomor_resi', title: 'warkat.resi', hidden: true },
  ],
  filters: [
    { name: 'keyword', label: 'warkat.cari', kind: 'text', maxLength: 12 },
    { name: 'jenis', label: 'warkat.jenis', kind: 'select', codes: bookKinds, prefix: 'warkat.jenis.' },
    { name: 'status_buku', label: 'warkat.status', kind: 'select', codes: bookStates, prefix: 'status.' },
    { name: 'kode_cabang', label: 'warkat.cabang', kind: 'branch', headOffice: true },
  ],
  actions: [
    {
      id: 'terima-kiriman-warkat',
      label: 'warkat.terima',
      icon: 'inbox',
      disabled: (row) => row.status_buku !== 'DIKIRIM',
      run: (row, { go }) =>
        go(
          `${menus['terima-kiriman-warkat'].route}?${new URLSearchParams({ jenis: row.jenis, nomor_seri: row.nomor_awal })}`,
        ),
    },
    {
      id: 'aktif-warkat',
      label: 'warkat.aktifkan',
      icon: 'check2-circle',
      disabled: (row) => row.status_buku !== 'DITERBITKAN',
      run: (row, { go }) =>
        go(
          `${menus['aktif-warkat'].route}?${new URLSearchParams({ nomor_rekening: row.nomor_rekening, id_bukuwarkat: row.id_bukuwarkat })}`,
        ),
    },
  ],
  detail: BookWindow,
});
