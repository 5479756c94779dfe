import { listScreen } from '#components/screens/list-screen.tsx';
import { report } from '#services/report.ts';

export default listScreen({
  menu: 'jurnal',
  endpoint: report.journals,
  rowKey: (row) => [row.id_jurnal, row.kode_cabang, row.kode_gl, row.nomor_rekening, row.debet, row.kredit].join('-'),
  columns: [
    { field: 'tanggal_akuntansi', title: 'laporan.tanggalJurnal', kind: 'date' },
    { field: 'waktu', title: 'laporan.waktu', kind: 'time' },
    { field: 'nomor_referensi', title: 'laporan.referensi', kind: 'code' },
    { field: 'flowCode', title: 'laporan.jenis', kind: 'flow', className: 'nowrap' },
    { field: 'kode_gl', title: 'laporan.kodeGl', kind: 'code' },
    { field: 'nama_gl', title: 'laporan.namaGl' },
    { field: 'nomor_rekening', title: 'laporan.rekening', kind: 'code' },
    { field: 'debet', title: 'laporan.debet', kind: 'amount' },
    { field: 'kredit', title: 'laporan.kredit', kind: 'amount' },
    { field: 'keterangan', title: 'laporan.keterangan' },
    { field: 'user_input', title: 'laporan.user' },
  ],
  filters: [
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
    { name: 'tanggal_awal', label: 'laporan.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'laporan.sampai', kind: 'date' },
    { name: 'kode_gl', label: 'laporan.kodeGl', kind: 'text', maxLength: 6 },
  ],
});
