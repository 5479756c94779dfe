import '#lib/books/messages/reports.ts';
import '#lib/accounts/messages/fees.ts';
import '#lib/messages/operations.ts';
import '#lib/messages/states.ts';
import { type Column, type ColumnKind, Stacked } from '#components/kit/ui/column.tsx';
import type { ListState } from '#hooks/use-list.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { inWords, type ReportColumn, type ReportDefinition } from '#lib/books/reports/definition.ts';
import { isMessageKey, type MessageKey, message } from '#lib/messages/id.ts';
import type { LaporanBaris } from '#types/proto/books/report-job.ts';

/** A row of a report, by the fields of its card. */
export type DayRow = Readonly<Record<string, string>>;

/** A cell, in words where its column holds codes. */
const saidOf = (column: ReportColumn, row: DayRow): string =>
  inWords(column, row[column.field] ?? '', (key) => (isMessageKey(key) ? message(key) : null));

const kinds: Readonly<Record<ReportColumn['kind'], ColumnKind>> = {
  text: 'text',
  amount: 'amount',
  count: 'text',
  percent: 'text',
  date: 'date',
  time: 'moment',
};

/** A column of a report's card as a table on the screen has it. */
export function columnOf(column: ReportColumn): Column<DayRow> {
  const { field, kind, title } = column;
  const shared = { field, title: title ?? (`lap.kolom.${field}` as MessageKey), kind: kinds[kind] };
  if (kind === 'amount') return { ...shared, zero: true };
  if (kind === 'count' || kind === 'percent') return { ...shared, className: 'num' };
  if (kind !== 'text') return shared;
  return { ...shared, text: (row) => saidOf(column, row) };
}

/** The columns of a narrow screen: what the row is, its first amounts, and the rest of it below. */
export function narrowColumns({ columns }: ReportDefinition): readonly Column<DayRow>[] {
  const texts = columns.filter(({ kind, wide }) => kind !== 'amount' && !wide);
  const amounts = columns.filter(({ kind }) => kind === 'amount').slice(-2);
  const [first] = texts;
  if (!first) return columns.map(columnOf);
  const below = texts.slice(1, 4);
  const lead: Column<DayRow> = {
    ...columnOf(first),
    text: (row) => [first, ...below].map((each) => saidOf(each, row)).join(' '),
    render: (row) => (
      <Stacked
        main={saidOf(first, row)}
        below={below
          .map((each) => saidOf(each, row))
          .filter(Boolean)
          .join(' · ')}
      />
    ),
  };
  return [lead, ...amounts.map(columnOf)];
}

/** A page of a report as rows of its fields. */
export const rowsOfReport = (list: ListState<LaporanBaris>): ListState<DayRow> => ({
  ...list,
  rows: list.rows.map(({ isi }) => isi),
  pages: async function* pages(signal) {
    for await (const page of list.pages(signal)) yield page.map(({ isi }) => isi);
  },
});

/** The journal a row is of; '' where it is of none. */
export const journalOf = ({ nomor_referensi = '' }: DayRow): string =>
  /^\d{18,}$/.test(nomor_referensi) ? nomor_referensi : '';
export const accountOf = ({ nomor_rekening = '', nomor = '' }: DayRow): string =>
  [nomor_rekening, nomor].find(isAccountNumber) ?? '';
export const ledgerOf = ({ kode_gl = '' }: DayRow): string => (/^\d{6}$/.test(kode_gl) ? kode_gl : '');
