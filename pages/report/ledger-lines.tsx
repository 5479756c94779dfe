import '#lib/books/messages/report.ts';
import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { accountFilters, accountNamed } from '#components/books/reports/account-filters.ts';
import { journalActions, postedAs, postedAt } from '#components/books/reports/journal-columns.tsx';
import { JournalWindow } from '#components/books/reports/journal-window.tsx';
import { LedgerSums } from '#components/books/reports/ledger-sums.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { report } from '#services/books/report.ts';
import type { GlDetailRow } from '#types/proto/books/report.ts';

type Lines = Column<GlDetailRow>;

const when: Lines = { ...postedAt, sort: true };
const words: Lines = {
  field: 'keterangan',
  title: 'laporan.keterangan',
  text: (row) => [row.keterangan, row.nomor_rekening, row.kode_cabang_lawan].filter(Boolean).join(' - '),
  render: (row) => (
    <Stacked main={row.keterangan} below={[row.nomor_rekening, row.kode_cabang_lawan].filter(Boolean).join(' · ')} />
  ),
};
const debit: Lines = { field: 'debet', title: 'laporan.debet', kind: 'amount' };
const credit: Lines = { field: 'kredit', title: 'laporan.kredit', kind: 'amount' };
const balance: Lines = { field: 'saldo', title: 'laporan.saldo', kind: 'amount', zero: true };
const user: Lines = { field: 'user_input', title: 'laporan.user' };

export default listScreen({
  menu: 'mutasi-gl',
  endpoint: report.ledgerLines,
  sizes: [50, 25, 15, 100],
  rowKey: (row) => `${row.id_jurnal}-${row.urut}`,
  columns: [when, postedAs, words, debit, credit, balance, user],
  narrow: [when, debit, credit, balance, words, postedAs, user],
  filters: accountFilters,
  searchFirst: { enough: accountNamed, hint: 'laporan.pilihGl' },
  actions: journalActions<GlDetailRow>(),
  detail: JournalWindow,
  tools: ({ asked, sort }) => (
    <ReportFile
      kode="MUTASI_GL"
      tanya={{
        kode_cabang: asked.branch_code,
        kode_gl: asked.kode_gl,
        tanggal_awal: asked.tanggal_awal,
        tanggal_akhir: asked.tanggal_akhir,
        kode_valuta: asked.currency_code,
        urut: sort,
      }}
    />
  ),
  below: ({ asked }) => <LedgerSums asked={asked} />,
});
