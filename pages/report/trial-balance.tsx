import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { TrialBalanceTotals } from '#components/books/reports/trial-balance-totals.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { bankName, messageOf } from '#lib/messages/id.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { report } from '#services/books/report.ts';
import type { TrialBalanceRow } from '#types/proto/books/report.ts';

const closing: Column<TrialBalanceRow> = {
  field: 'saldo_akhir',
  title: 'laporan.saldoAkhir',
  kind: 'amount',
  sort: true,
};

/** The order by account is the same, wide or narrow. */
const account = { field: 'kode_gl', sort: true } as const satisfies Partial<Column<TrialBalanceRow>>;

export default listScreen({
  menu: 'neraca-saldo',
  endpoint: report.trialBalance,
  sizes: [100, 50, 25, 15],
  rowKey: (row) => row.kode_gl,
  columns: [
    { ...account, title: 'laporan.kodeGl', kind: 'code' },
    { field: 'nama_gl', title: 'laporan.namaGl', sort: true, kind: 'name' },
    { field: 'posisi', title: 'laporan.posisi', text: (row) => messageOf('laporan.posisi.', row.posisi) },
    { field: 'saldo_awal', title: 'laporan.saldoAwal', kind: 'amount' },
    { field: 'debet', title: 'laporan.debet', kind: 'amount' },
    { field: 'kredit', title: 'laporan.kredit', kind: 'amount' },
    closing,
  ],
  narrow: [
    {
      ...account,
      title: 'laporan.namaGl',
      className: 'of-account',
      text: (row) => `${row.kode_gl} ${bankName(row.nama_gl)}`,
      render: (row) => <Stacked main={bankName(row.nama_gl)} below={row.kode_gl} />,
    },
    closing,
    { field: 'debet', title: 'laporan.debet', kind: 'amount' },
    { field: 'kredit', title: 'laporan.kredit', kind: 'amount' },
    { field: 'saldo_awal', title: 'laporan.saldoAwal', kind: 'amount' },
    { field: 'posisi', title: 'laporan.posisi', text: (row) => messageOf('laporan.posisi.', row.posisi) },
  ],
  filters: [
    { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
    { name: 'balance_date', label: 'laporan.tanggal', kind: 'date' },
    { name: 'is_all_cabang', label: 'laporan.konsolidasi', kind: 'check', headOffice: true },
    { name: 'sebelum_penutup', label: 'laporan.sebelumPenutup', kind: 'check' },
  ],
  tools: ({ asked, sort }) => (
    <ReportFile
      kode="NERACA_SALDO"
      tanya={{
        kode_cabang: asked.is_all_cabang === 'T' ? '*' : asked.branch_code,
        tanggal: asked.balance_date,
        kode_valuta: BOOK_CURRENCY,
        sebelum_penutup: asked.sebelum_penutup,
        urut: sort,
      }}
    />
  ),
  foot: (rows, complete, narrow) => <TrialBalanceTotals rows={rows} complete={complete} narrow={narrow} />,
});
