import '#lib/messages/bills.ts';
import '#lib/messages/settlement.ts';
import { listScreen } from '#components/screens/list-screen.tsx';
import { Stacked } from '#components/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { settlementRails } from '#lib/settlement.ts';
import { settlement } from '#services/settlement.ts';

export default listScreen({
  menu: 'daftar-tagihan-bank-sentral',
  endpoint: settlement.bills,
  rowKey: ({ bulan, rail }) => `${bulan} ${rail}`,
  add: {
    label: 'tagihanBi.masukkan',
    address: menus['tagihan-bank-sentral'].route,
    menu: 'tagihan-bank-sentral',
  },
  columns: [
    {
      field: 'bulan',
      title: 'tagihanBi.bulan',
      text: (row) => `${row.bulan} ${messageOf('penyelesaian.rail.', row.rail)}`,
      render: (row) => <Stacked main={row.bulan} below={messageOf('penyelesaian.rail.', row.rail)} />,
    },
    {
      field: 'nomor_tagihan',
      title: 'tagihanBi.nomor',
      text: (row) => `${row.nomor_tagihan} ${row.alasan}`,
      render: (row) => <Stacked main={row.nomor_tagihan} below={row.alasan} />,
    },
    { field: 'banyak', title: 'tagihanBi.banyak', className: 'num' },
    { field: 'hitungan_banyak', title: 'tagihanBi.banyakBank', className: 'num' },
    { field: 'tanggal', title: 'tagihanBi.dibukukan', kind: 'date' },
    { field: 'tanggal_debit', title: 'tagihanBi.didebet', kind: 'date' },
    { field: 'nomor_referensi', title: 'tagihanBi.referensi', kind: 'code', hidden: true },
    { field: 'user_input', title: 'tagihanBi.user', hidden: true },
    { field: 'hitungan_nominal', title: 'tagihanBi.hitunganBank', kind: 'amount' },
    { field: 'selisih', title: 'tagihanBi.selisih', kind: 'amount' },
    { field: 'nominal', title: 'tagihanBi.tagihan', kind: 'amount' },
  ],
  filters: [
    { name: 'bulan', label: 'tagihanBi.bulan', kind: 'text', maxLength: 7 },
    {
      name: 'rail',
      label: 'penyelesaian.rail',
      kind: 'select',
      codes: settlementRails,
      prefix: 'penyelesaian.rail.',
    },
  ],
});
