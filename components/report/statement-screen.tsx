import '#lib/messages/report.ts';
import { listScreen } from '#components/screens/list-screen.tsx';
import { amountText } from '#components/ui/amount.tsx';
import { type Column, Stacked } from '#components/ui/column.tsx';
import type { MenuId } from '#lib/access/access.ts';
import { menus } from '#lib/access/access.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { report } from '#services/report.ts';
import type { NeracaRow } from '#types/proto/report.ts';
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

/** The journals of an account in the month that ends with the statement's day. */
const journalsOf = ({ kode_gl, kode_cabang, tanggal }: NeracaRow): string =>
  `${menus.jurnal.route}?${new URLSearchParams({
    kode_gl,
    branch_code: kode_cabang,
    tanggal_awal: `${tanggal.slice(0, 8)}01`,
    tanggal_akhir: tanggal,
  })}`;

/** A statement of the bank line by line: at a day and beside it at another, its accounts below the lines on request, and from an account its journals. */
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
        id: 'jurnal',
        label: 'laporan.bukaJurnal',
        icon: 'journal-text',
        // What an account of the whole bank is made of lies in many branches, and the year's result is computed and has no journal.
        disabled: (row) => row.kode_gl === '' || row.kode_gl === '403002' || row.kode_cabang === '',
        run: (row, { go }) => go(journalsOf(row)),
      },
    ],
    foot: (rows, complete) => <StatementVerdict rows={rows} complete={complete} />,
  });
}
