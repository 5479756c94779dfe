import { listScreen } from '#components/screens/list-screen.tsx';
import { message, messageOf } from '#lib/messages/id.ts';
import { report } from '#services/report.ts';

export default listScreen({
  menu: 'coa',
  endpoint: report.chartOfAccounts,
  sizes: [100, 50, 25, 15],
  rowKey: (row) => row.kode_gl,
  columns: [
    { field: 'kode_gl', title: 'laporan.kodeGl', kind: 'code' },
    { field: 'nama_gl', title: 'laporan.namaGl' },
    { field: 'posisi', title: 'laporan.posisi', render: (row) => messageOf('laporan.posisi.', row.posisi) },
    { field: 'tipe', title: 'laporan.tipe' },
    {
      field: 'is_kontrol',
      title: 'laporan.kontrol',
      render: (row) => message(row.is_kontrol === 'T' ? 'aksi.ya' : 'umum.tidakAda'),
    },
  ],
  filters: [{ name: 'keyword', label: 'laporan.cariGl', kind: 'text' }],
});
