import '#lib/books/messages/report.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { messageOf } from '#lib/messages/id.ts';
import { report } from '#services/books/report.ts';

export default listScreen({
  menu: 'operasi-harian',
  endpoint: report.dayOperations,
  sizes: [50, 25, 100],
  rowKey: (row) => [row.flowCode, row.user_input, row.kode_valuta].join(' '),
  columns: [
    {
      field: 'flowCode',
      title: 'laporan.jenis',
      sort: true,
      text: (row) => messageOf('alur.', row.flowCode),
    },
    {
      field: 'user_input',
      title: 'laporan.user',
      sort: true,
      text: (row) => `${row.user_input} ${row.nama_user}`,
      render: (row) => <Stacked main={row.nama_user} below={row.user_input} />,
    },
    { field: 'banyak', title: 'laporan.banyak', className: 'num', sort: true },
    { field: 'nominal', title: 'laporan.nominal', kind: 'amount', sort: true },
    { field: 'tunai_masuk', title: 'laporan.tunaiMasuk', kind: 'amount' },
    { field: 'tunai_keluar', title: 'laporan.tunaiKeluar', kind: 'amount' },
    { field: 'otorisasi', title: 'laporan.otorisasi', className: 'num' },
    { field: 'dibatalkan', title: 'laporan.dibatalkan', className: 'num' },
    { field: 'kode_valuta', title: 'laporan.valuta', hidden: true },
    { field: 'tanggal', title: 'laporan.tanggalJurnal', kind: 'date', hidden: true },
  ],
  filters: [
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
    { name: 'tanggal', label: 'laporan.hari', kind: 'date' },
    { name: 'id_user', label: 'laporan.user', kind: 'text', maxLength: 30 },
  ],
});
