import '#lib/books/messages/report.ts';
import Link from 'next/link';
import { ReportFile } from '#components/books/report-jobs/report-file.tsx';
import { listScreen } from '#components/kit/screens/list-screen.tsx';
import { amountText } from '#components/kit/ui/amount.tsx';
import { type Column, Stacked } from '#components/kit/ui/column.tsx';
import { useT } from '#components/kit/ui/messages.tsx';
import { BOOK_CURRENCY } from '#lib/money.ts';
import type { report } from '#services/books/report.ts';
import type { NeracaRow } from '#types/proto/books/report.ts';
import { type Figure, originOf, type StatementMenu } from './statement-origin.ts';
import { StatementVerdict } from './statement-verdict.tsx';

const styleOf = ({ jenis, tingkat }: NeracaRow) => ({
  fontWeight: jenis === 'JUDUL' || jenis === 'JUMLAH' ? 600 : undefined,
  paddingInlineStart: `${tingkat}rem`,
});

interface FigureProps {
  readonly row: NeracaRow;
  readonly menu: StatementMenu;
  readonly figure: Figure;
}

/** An amount of a statement, which leads to what it is made of; a title has none. */
function StatementFigure({ row, menu, figure }: FigureProps) {
  const t = useT();
  const origin = originOf(row, menu, figure);
  if (origin === null) return null;
  const nilai = amountText(row[figure], BOOK_CURRENCY);
  return (
    <Link
      href={origin}
      style={{ fontWeight: styleOf(row).fontWeight }}
      aria-label={t('laporan.bukaAsal', { nama: row.nama, nilai })}
    >
      {nilai}
    </Link>
  );
}

const amount = (menu: StatementMenu, figure: Figure, title: Column<NeracaRow>['title']): Column<NeracaRow> => ({
  field: figure,
  title,
  kind: 'amount',
  zero: true,
  render: (row) => <StatementFigure row={row} menu={menu} figure={figure} />,
});

const Name = ({ row }: { readonly row: NeracaRow }) =>
  row.kode_gl === '' ? row.nama : <Stacked main={row.nama} below={row.kode_gl} />;

const line: Column<NeracaRow> = {
  field: 'nama',
  title: 'laporan.pos',
  text: (row) => [row.kode_gl, row.nama].filter(Boolean).join(' '),
  render: (row) => (
    <div style={styleOf(row)}>
      <Name row={row} />
    </div>
  ),
};

/** On a narrow screen the amounts come below the line's name: beside it they would lie beyond the edge. */
const lineAndFigures = (menu: StatementMenu): Column<NeracaRow> => ({
  ...line,
  title: 'laporan.posSempit',
  className: 'wrap-anywhere',
  render: (row) => (
    <>
      <div style={styleOf(row)}>
        <Name row={row} />
      </div>
      {row.jenis === 'JUDUL' ? null : (
        <div className="statement-figures">
          <span className="beside">
            <StatementFigure row={row} menu={menu} figure="jumlah_pembanding" />
          </span>
          <StatementFigure row={row} menu={menu} figure="jumlah" />
        </div>
      )}
    </>
  ),
});

/** A statement of the bank line by line: at a day and beside it at another, its accounts below the lines on request; each figure leads to what it is made of. */
export function statementScreen(
  menu: StatementMenu,
  endpoint: typeof report.balanceSheet | typeof report.incomeStatement,
) {
  return listScreen({
    menu,
    endpoint,
    sizes: [100, 50, 25],
    rowKey: (row) => `${row.urut}-${row.kode_gl}`,
    columns: [
      line,
      amount(menu, 'jumlah', 'laporan.jumlahPos'),
      amount(menu, 'jumlah_pembanding', 'laporan.jumlahBanding'),
    ],
    narrow: [lineAndFigures(menu)],
    filters: [
      { name: 'branch_code', label: 'laporan.cabang', kind: 'branch', headOffice: true },
      { name: 'balance_date', label: 'laporan.tanggal', kind: 'date' },
      { name: 'compare_date', label: 'laporan.pembanding', kind: 'date' },
      { name: 'is_all_cabang', label: 'laporan.konsolidasi', kind: 'check', headOffice: true },
      { name: 'rinci', label: 'laporan.rinci', kind: 'check' },
      { name: 'urut', label: 'laporan.hanyaPos', kind: 'hidden' },
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
