import '#lib/messages/report.ts';
import { ReportFile } from '#components/report-jobs/report-file.tsx';
import { listScreen } from '#components/screens/list-screen.tsx';
import { amountText } from '#components/ui/amount.tsx';
import { type Column, Stacked } from '#components/ui/column.tsx';
import type { MenuId } from '#lib/access/access.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { report } from '#services/report.ts';
import type { NeracaRow } from '#types/proto/report.ts';
import { ledgerBranchesAddress, ledgerLinesAddress } from './ledger-address.ts';
import { StatementVerdict } from './statement-verdict.tsx';

const styleOf = ({ jenis, tingkat }: NeracaRow) => ({
  fontWeight: jenis === 'JUDUL' || jenis === 'JUMLAH' ? 600 : undefined,
  paddingInlineStart: `${tingkat}rem`,
});

const amount = (field: 'jumlah' | 'jumlah_pembanding', title: Column<NeracaRow>['title']): Column<NeracaRow> => ({
  field,
  title,
  kind: 'amount',
  zero: true,
  render: (row) =>
    row[field] === '' ? null : (
      <span style={{ fontWeight: styleOf(row).fontWeight }}>{amountText(row[field], BOOK_CURRENCY)}</span>
    ),
});

/**
 * What an account's figure is made of: its lines, of the bank as a whole the branches first. An income statement counts from the year's first day, a
 * balance sheet shows what has moved since the month began.
 */
function originOf({ kode_gl, kode_cabang, tanggal }: NeracaRow, menu: 'neraca' | 'laba-rugi'): string {
  const tanggal_awal = menu === 'neraca' ? `${tanggal.slice(0, 8)}01` : `${tanggal.slice(0, 4)}-01-01`;
  const asked = { kode_gl, currency_code: '', tanggal_awal, tanggal_akhir: tanggal };
  return kode_cabang === '' ? ledgerBranchesAddress(asked) : ledgerLinesAddress({ ...asked, branch_code: kode_cabang });
}

/** A statement of the bank line by line: at a day and beside it at another, its accounts below the lines on request, and from an account what it is made of. */
export function statementScreen(
  menu: MenuId & ('neraca' | 'laba-rugi'),
  endpoint: typeof report.balanceSheet | typeof report.incomeStatement,
) {
  return listScreen({
    menu,
    endpoint,
    sizes: [100, 50, 25],
    rowKey: (row) => `${row.urut}-${row.kode_gl}`,
    columns: [
      {
        field: 'nama',
        title: 'laporan.pos',
        text: (row) => [row.kode_gl, row.nama].filter(Boolean).join(' '),
        render: (row) => (
          <div style={styleOf(row)}>
            {row.kode_gl === '' ? row.nama : <Stacked main={row.nama} below={row.kode_gl} />}
          </div>
        ),
      },
      amount('jumlah', 'laporan.jumlahPos'),
      amount('jumlah_pembanding', 'laporan.jumlahBanding'),
    ],
    filters: [
      { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
      { name: 'balance_date', label: 'laporan.tanggal', kind: 'date' },
      { name: 'compare_date', label: 'laporan.pembanding', kind: 'date' },
      { name: 'is_all_cabang', label: 'laporan.konsolidasi', kind: 'check', headOffice: true },
      { name: 'rinci', label: 'laporan.rinci', kind: 'check' },
    ],
    actions: [
      {
        id: 'mutasi-gl',
        label: 'laporan.bukaMutasi',
        icon: 'journal-text',
        // The year's result is computed and has no lines.
        disabled: (row) => row.kode_gl === '' || row.kode_gl === '403002' || row.kode_cabang === '',
        run: (row, { go }) => go(originOf(row, menu)),
      },
      {
        id: 'saldo-gl',
        label: 'laporan.bukaCabang',
        icon: 'list-columns-reverse',
        disabled: (row) => row.kode_gl === '' || row.kode_gl === '403002' || row.kode_cabang !== '',
        run: (row, { go }) => go(originOf(row, menu)),
      },
    ],
    tools: ({ asked }) => (
      <ReportFile
        kode={menu === 'neraca' ? 'NERACA' : 'LABA_RUGI'}
        tanya={{
          kode_cabang: asked.is_all_cabang === 'T' ? '*' : asked.branch_code,
          tanggal: asked.balance_date,
          tanggal_banding: asked.compare_date,
        }}
      />
    ),
    foot: (rows, complete) => <StatementVerdict rows={rows} complete={complete} />,
  });
}
