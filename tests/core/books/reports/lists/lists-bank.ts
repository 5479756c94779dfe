import type { ReportQuery } from '#core/books/reports/report-query.ts';
import { type Asked, askFields } from '#lib/books/reports/definition.ts';
import type { TestBank } from '../../../helpers.ts';
import { DAY } from '../../../small-bank.ts';

const nothing = Object.fromEntries(askFields.map((field) => [field, ''])) as unknown as Asked;

/** A row of a list, amounts in minor units. */
type Row = Readonly<Record<string, unknown>>;

/** The rows of a list as the application's role reads them, of branch 001 on the bank's day unless something else is said; only these columns. */
export async function listed(
  { app }: Pick<TestBank, 'app'>,
  query: ReportQuery,
  columns: readonly string[],
  { kode_cabang = '001', tanggal = DAY } = {},
): Promise<unknown[][]> {
  const rows = await app<Row[]>`select * from (${query(app, { ...nothing, kode_cabang, tanggal })}) x`;
  return rows.map((row) => columns.map((column) => row[column]));
}
