import type { Query } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { settleAsked } from '#core/books/reports/definition-generator.ts';
import { reportQueries } from '#core/books/reports/report-queries.ts';
import { isoTime } from '#core/db/time.ts';
import { boundsOf } from '#core/list/list-query.ts';
import { askSchema } from '#lib/books/reports/ask-schema.ts';
import { askFields, columnsOf, type ReportColumn } from '#lib/books/reports/definition.ts';
import { isReportCode, reportDefinitionOf } from '#lib/books/reports/definitions.ts';
import { readReportQuery } from '#lib/books/schemas/report-job.ts';
import { fail } from '#lib/errors/errors.ts';
import { fieldSeenBy } from '#lib/masking.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

type Row = Readonly<Record<string, string | bigint | number | boolean | null>>;

/** The screen pages through at most this many rows; the whole is a file. */
const MOST = 2_000;

/** Writes a cell for the wire: amounts are decimal texts, moments ISO text. */
function wire({ kind, field }: ReportColumn, row: Row): string {
  const cell = row[field];
  if (cell === null || cell === undefined) return '';
  if (kind === 'amount' && typeof cell === 'bigint')
    return fromMinor(cell, String(row.kode_valuta ?? '') || BOOK_CURRENCY);
  return kind === 'time' ? isoTime(String(cell)) : String(cell);
}

/**
 * Returns the first rows of a report for the screen, by the same query as its file. A cursor is the place of its row. REPORT_UNKNOWN,
 * FORBIDDEN, VALIDATION by the fields of the question.
 */
export const view: Query<'reporting.lihat'> = async ({ db, caller }, input) => {
  const { kode, paging: _, ...fields } = validInput(readReportQuery, input);
  const urut = input.paging?.sort ?? '';
  const definition = reportDefinitionOf(kode);
  if (!definition || !isReportCode(kode)) return fail('REPORT_UNKNOWN');
  if (!definition.menus.some((menu) => caller.menus.has(menu))) return fail('FORBIDDEN');
  if (urut !== '' && !definition.asks.includes('urut'))
    return fail('VALIDATION', { violations: [violation('sort', 'v.kode')] });
  const given = { ...fields, urut };
  const said = askFields.filter((field) => definition.asks.includes(field) || given[field] !== '');
  const tanya = Object.fromEntries(said.map((field) => [field, given[field]]));
  const asked = await settleAsked(db, caller, definition, validInput(askSchema(definition), tanya));
  const { show, offset } = boundsOf(input.paging);
  const cursor = input.paging?.cursor ?? '';
  const from = /^\d{1,5}$/.test(cursor) ? Number.parseInt(cursor, 10) : offset;
  if (from >= MOST) return { data: [], resp_cursor: '' };
  const rows = await db<Row[]>`${reportQueries[kode](db, asked)} limit ${show + 1} offset ${from}`;
  const more = rows.length > show && from + show < MOST;
  const data = rows.slice(0, show).map((row) => ({
    isi: {
      ...Object.fromEntries(
        columnsOf(definition, asked).map((column) => {
          const text = wire(column, row);
          return [column.field, column.kind === 'text' ? fieldSeenBy(caller.menus, column.field, text) : text];
        }),
      ),
      kode_valuta: String(row.kode_valuta ?? ''),
    },
  }));
  return { data, resp_cursor: more ? String(from + show) : '' };
};
