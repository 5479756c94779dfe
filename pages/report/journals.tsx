import '#lib/books/messages/report.ts';
import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { journalActions, postedAs, postedAt } from '#components/books/reports/journal-columns.tsx';
import { JournalPersons, JournalSums } from '#components/books/reports/journal-sums.tsx';
import { JournalWindow } from '#components/books/reports/journal-window.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { Stacked } from '#components/kit/ui/column.tsx';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { operationCodes } from '#lib/operations/operations.ts';
import { report } from '#services/books/report.ts';
import type { JurnalRow } from '#types/proto/books/report.ts';

export default listScreen({
  menu: 'jurnal',
  endpoint: report.journals,
  rowKey: (row) => [row.id_jurnal, row.kode_cabang, row.kode_gl, row.nomor_rekening, row.debet, row.kredit].join('-'),
  columns: [
    { ...postedAt, sort: 'id_jurnal' },
    postedAs,
    {
      field: 'nama_gl',
      title: 'laporan.namaGl',
      text: (row) => [row.kode_gl, bankName(row.nama_gl), row.nomor_rekening].filter(Boolean).join(' - '),
      render: (row) => (
        <Stacked main={bankName(row.nama_gl)} below={[row.kode_gl, row.nomor_rekening].filter(Boolean).join(' · ')} />
      ),
    },
    { field: 'debet', title: 'laporan.debet', kind: 'amount' },
    { field: 'kredit', title: 'laporan.kredit', kind: 'amount' },
    { field: 'keterangan', title: 'laporan.keterangan' },
    {
      field: 'user_input',
      title: 'laporan.user',
      text: (row) => [row.user_input, row.user_otorisasi].filter(Boolean).join(' - '),
      render: (row) => <JournalPersons maker={row.user_input} checker={row.user_otorisasi} />,
    },
  ],
  filters: [
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
    { name: 'tanggal_awal', label: 'laporan.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'laporan.sampai', kind: 'date' },
    { name: 'kode_gl', label: 'laporan.kodeGl', kind: 'text', maxLength: 6 },
    {
      name: 'flowCode',
      label: 'laporan.jenis',
      kind: 'named',
      codes: operationCodes,
      nameOf: (code) => messageOf('alur.', code),
    },
    { name: 'user_input', label: 'laporan.pembuat', kind: 'text', maxLength: 60 },
    { name: 'user_otorisasi', label: 'laporan.pemeriksa', kind: 'text', maxLength: 60 },
    { name: 'nomor_referensi', label: 'laporan.referensi', kind: 'text', maxLength: 18 },
  ],
  actions: journalActions<JurnalRow>(),
  detail: JournalWindow,
  below: ({ asked }) => <JournalSums asked={asked} />,
  // The report of journals has no filter for persons, operations and references, so these offer no file.
  tools: ({ asked, sort }) =>
    asked.user_input || asked.user_otorisasi || asked.flowCode || asked.nomor_referensi ? null : (
      <ReportFile
        kode="JURNAL"
        tanya={{
          kode_cabang: asked.branch_code,
          tanggal_awal: asked.tanggal_awal,
          tanggal_akhir: asked.tanggal_akhir,
          kode_gl: asked.kode_gl,
          urut: sort,
        }}
      />
    ),
});
