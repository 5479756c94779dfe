import '#lib/books/messages/report.ts';
import Link from 'next/link';
import { accountFilters, accountNamed } from '#components/books/reports/account-filters.ts';
import { ledgerLinesAddress } from '#components/books/reports/ledger-address.ts';
import { LedgerSums } from '#components/books/reports/ledger-sums.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import type { Column } from '#components/kit/ui/column.tsx';
import { toDisplay } from '#lib/dates.ts';
import { report } from '#services/books/report.ts';
import type { GlHarianRow } from '#types/proto/books/report.ts';

/** Links to the lines that sum to the day's totals. */
const linesOf = ({ kode_gl, kode_cabang, currency_code, tanggal }: GlHarianRow): string =>
  ledgerLinesAddress({
    kode_gl,
    branch_code: kode_cabang,
    currency_code,
    tanggal_awal: tanggal,
    tanggal_akhir: tanggal,
  });

const day: Column<GlHarianRow> = {
  field: 'tanggal',
  title: 'laporan.tanggalJurnal',
  className: 'nowrap',
  sort: true,
  text: (row) => toDisplay(row.tanggal),
  render: (row) => <Link href={linesOf(row)}>{toDisplay(row.tanggal)}</Link>,
};
const opening: Column<GlHarianRow> = { field: 'saldo_awal', title: 'laporan.saldoAwal', kind: 'amount', zero: true };
const debit: Column<GlHarianRow> = { field: 'debet', title: 'laporan.debet', kind: 'amount' };
const credit: Column<GlHarianRow> = { field: 'kredit', title: 'laporan.kredit', kind: 'amount' };
const closing: Column<GlHarianRow> = { field: 'saldo_akhir', title: 'laporan.saldoAkhir', kind: 'amount', zero: true };

/** The page lists the movements of a ledger account on each of its days: the step between a figure and its journals. */
export default listScreen({
  menu: 'harian-gl',
  endpoint: report.ledgerDays,
  sizes: [50, 25, 15, 100],
  rowKey: (row) => row.tanggal,
  columns: [day, opening, debit, credit, closing],
  narrow: [day, closing, debit, credit, opening],
  filters: accountFilters,
  searchFirst: { enough: accountNamed, hint: 'laporan.pilihGlHarian' },
  actions: [
    { id: 'mutasi-gl', label: 'laporan.bukaMutasi', icon: 'journal-text', run: (row, { go }) => go(linesOf(row)) },
  ],
  below: ({ asked }) => <LedgerSums asked={asked} />,
});
