import '#lib/books/messages/report.ts';
import Link from 'next/link';
import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { currencyFilter } from '#components/books/reports/currency-filter.ts';
import { ledgerDaysAddress, ledgerLinesAddress } from '#components/books/reports/ledger-address.ts';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { bankName } from '#lib/messages/id.ts';
import { report } from '#services/books/report.ts';
import type { GlRow } from '#types/proto/books/report.ts';

/** The first links to the days that make up the row's figures, the second to their lines. */
const daysOf = ({ kode_cabang, ...row }: GlRow): string => ledgerDaysAddress({ ...row, branch_code: kode_cabang });
const linesOf = ({ kode_cabang, ...row }: GlRow): string => ledgerLinesAddress({ ...row, branch_code: kode_cabang });

const account: Column<GlRow> = {
  field: 'nama_gl',
  title: 'laporan.namaGl',
  sort: true,
  text: (row) => bankName(row.nama_gl),
  render: (row) => (
    <>
      <Link href={daysOf(row)}>{bankName(row.nama_gl)}</Link>
      <div className="gl">{row.kode_gl}</div>
    </>
  ),
};
const code: Column<GlRow> = { field: 'kode_gl', title: 'laporan.kodeGl', kind: 'code', sort: true };
const branch: Column<GlRow> = { field: 'kode_cabang', title: 'laporan.cabang' };
const opening: Column<GlRow> = { field: 'saldo_awal', title: 'laporan.saldoAwal', kind: 'amount', zero: true };
const debit: Column<GlRow> = { field: 'debet', title: 'laporan.debet', kind: 'amount' };
const credit: Column<GlRow> = { field: 'kredit', title: 'laporan.kredit', kind: 'amount' };
const closing: Column<GlRow> = {
  field: 'saldo_akhir',
  title: 'laporan.saldoAkhir',
  kind: 'amount',
  zero: true,
  sort: true,
};

export default listScreen({
  menu: 'saldo-gl',
  endpoint: report.generalLedger,
  sizes: [100, 50, 25, 15],
  rowKey: (row) => `${row.kode_gl}-${row.kode_cabang}`,
  columns: [{ ...code, hidden: true }, account, branch, opening, debit, credit, closing],
  narrow: [account, closing, debit, credit, opening, branch],
  filters: [
    { name: 'keyword', label: 'laporan.cariGl', kind: 'text' },
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
    { name: 'tanggal_awal', label: 'laporan.dari', kind: 'date' },
    { name: 'tanggal_akhir', label: 'laporan.sampai', kind: 'date' },
    currencyFilter,
    { name: 'is_all_cabang', label: 'laporan.tiapCabang', kind: 'check', headOffice: true },
  ],
  tools: ({ asked, sort }) => (
    <ReportFile
      kode="SALDO_GL"
      tanya={{
        kode_cabang: asked.is_all_cabang === 'T' ? '*' : asked.branch_code,
        tanggal_awal: asked.tanggal_awal,
        tanggal_akhir: asked.tanggal_akhir,
        kode_valuta: asked.currency_code,
        kata: asked.keyword,
        urut: sort,
      }}
    />
  ),
  actions: [
    { id: 'harian-gl', label: 'laporan.bukaHarian', icon: 'calendar-check', run: (row, { go }) => go(daysOf(row)) },
    { id: 'mutasi-gl', label: 'laporan.bukaMutasi', icon: 'journal-text', run: (row, { go }) => go(linesOf(row)) },
  ],
});
