import '#lib/control/messages/changes.ts';
import { kinds } from '#components/customers/screening/kinds.ts';
import { ListFile } from '#components/customers/screening/list-file.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { menus } from '#lib/access/menus.ts';
import { toDisplay } from '#lib/dates.ts';
import { message, messageOf } from '#lib/messages/id.ts';
import { screening } from '#services/customers/screening.ts';

/** The page shows the lists of names, in force and past, the newest first. */
export default listScreen({
  menu: 'daftar-nama',
  endpoint: screening.lists,
  rowKey: (row) => row.id_impor,
  add: { label: 'saring.unggah', address: `${menus['daftar-nama'].route}/import` },
  columns: [
    { field: 'jenis', title: 'saring.jenis', text: (row) => messageOf('saring.jenis.', row.jenis) },
    { field: 'penerbit', title: 'saring.penerbit' },
    { field: 'nomor', title: 'saring.nomor', kind: 'code' },
    { field: 'tanggal', title: 'saring.tanggal', kind: 'date', sort: true },
    { field: 'berlaku_sejak', title: 'kolom.berlaku_sejak', kind: 'date' },
    {
      field: 'berlaku_sampai',
      title: 'kolom.berlaku_sampai',
      text: (row) => (row.berlaku_sampai ? toDisplay(row.berlaku_sampai) : message('saring.berlaku')),
    },
    { field: 'jumlah', title: 'saring.jumlah', className: 'num', text: (row) => String(row.jumlah) },
    { field: 'dibuat_oleh', title: 'saring.putusan', text: (row) => `${row.dibuat_oleh}, ${row.disetujui_oleh}` },
  ],
  actions: [{ id: '', label: 'saring.ekspor', icon: 'download', run: (row, { open }) => open(row, 'EKSPOR') }],
  detail: ({ row, mode, onClose }) => <ListFile row={row} now={mode === 'EKSPOR'} onClose={onClose} />,
  filters: [
    { name: 'keyword', label: 'saring.cariDaftar', kind: 'text' },
    { name: 'jenis', label: 'saring.jenis', kind: 'select', ...kinds },
  ],
});
