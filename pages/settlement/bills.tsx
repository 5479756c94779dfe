import '#lib/payments/messages/settlement.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { menus } from '#lib/access/menus.ts';
import { messageOf } from '#lib/messages/id.ts';
import { settlementRails } from '#lib/payments/settlement.ts';
import { settlement } from '#services/payments/settlement.ts';

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
    { field: 'nomor_tagihan', title: 'tagihanBi.nomor' },
    { field: 'banyak', title: 'tagihanBi.banyak', className: 'num' },
    { field: 'nominal', title: 'tagihanBi.tagihan', kind: 'amount' },
    { field: 'hitungan_nominal', title: 'tagihanBi.hitunganBank', kind: 'amount' },
    { field: 'selisih', title: 'tagihanBi.selisih', kind: 'amount' },
    { field: 'tanggal_debit', title: 'tagihanBi.didebet', kind: 'date' },
    { field: 'alasan', title: 'tagihanBi.alasan' },
    { field: 'hitungan_banyak', title: 'tagihanBi.banyakBank', className: 'num', hidden: true },
    { field: 'tanggal', title: 'tagihanBi.dibukukan', kind: 'date', hidden: true },
    { field: 'nomor_referensi', title: 'tagihanBi.referensi', kind: 'code', hidden: true },
    { field: 'user_input', title: 'tagihanBi.user', hidden: true },
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
