import '#lib/messages/report.ts';
import { listScreen } from '#components/screens/list-screen.tsx';
import { message, messageOf } from '#lib/messages/id.ts';
import { report } from '#services/report.ts';

export default listScreen({
  menu: 'coa',
  endpoint: report.chartOfAccounts,
  sizes: [100, 50, 25, 15],
  rowKey: (row) => row.kode_gl,
  columns: [
    { field: 'kode_gl', title: 'laporan.kodeGl', kind: 'code', sort: true },
    { field: 'nama_gl', title: 'laporan.namaGl', sort: true },
    { field: 'posisi', title: 'laporan.posisi', text: (row) => messageOf('laporan.posisi.', row.posisi) },
    { field: 'tipe', title: 'laporan.tipe', sort: true },
    {
      field: 'is_kontrol',
      title: 'laporan.kontrol',
      text: (row) => message(row.is_kontrol === 'T' ? 'aksi.ya' : 'umum.tidakAda'),
    },
  ],
  filters: [{ name: 'keyword', label: 'laporan.cariGl', kind: 'text' }],
});
