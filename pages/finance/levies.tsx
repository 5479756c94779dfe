import '#lib/books/messages/levies.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { levyKinds } from '#lib/books/levies.ts';
import { messageOf } from '#lib/messages/id.ts';
import { finance } from '#services/books/finance.ts';

export default listScreen({
  menu: 'daftar-setoran-pungutan',
  endpoint: finance.remittances,
  rowKey: ({ nomor_referensi, kode_cabang }) => `${nomor_referensi} ${kode_cabang}`,
  add: { label: 'pungutan.masukkan', address: menus['setor-pungutan'].route, menu: 'setor-pungutan' },
  columns: [
    {
      field: 'bulan',
      title: 'pungutan.bulan',
      text: (row) => `${row.bulan} ${messageOf('pungutan.jenis.', row.jenis)}`,
      render: (row) => <Stacked main={row.bulan} below={messageOf('pungutan.jenis.', row.jenis)} />,
    },
    {
      field: 'penerima',
      title: 'pungutan.penerima',
      text: (row) => `${row.penerima} ${row.nomor_bukti}`,
      render: (row) => <Stacked main={row.penerima} below={row.nomor_bukti} />,
    },
    { field: 'kode_cabang', title: 'pungutan.cabang' },
    { field: 'tanggal', title: 'pungutan.dibukukan', kind: 'date' },
    { field: 'nomor_referensi', title: 'pungutan.referensi', kind: 'code', hidden: true },
    { field: 'user_input', title: 'pungutan.user', hidden: true },
    { field: 'nominal', title: 'pungutan.jumlah', kind: 'amount' },
  ],
  filters: [
    { name: 'bulan', label: 'pungutan.bulan', kind: 'text', maxLength: 7 },
    { name: 'jenis', label: 'pungutan.jenis', kind: 'select', codes: levyKinds, prefix: 'pungutan.jenis.' },
  ],
});
