import type { Detail } from '#documents/pdf/masthead.ts';
import type { Asked, ReportColumn, ReportDefinition } from '#lib/books/reports/definition.ts';
import { addDays, toDisplay } from '#lib/dates.ts';
import { id } from '#lib/messages/all.ts';
import { filledIn } from '#lib/messages/filled-in.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { detailsOf, type ReportTable } from './table.ts';

/** Returns a period as a heading shows it: what its days have in common once, "01 s.d. 30-11-2026". */
function spanText(first: string, last: string): string {
  if (first === last) return toDisplay(last);
  const from = first.slice(0, 7) === last.slice(0, 7) ? first.slice(8) : toDisplay(first);
  return `${from} s.d. ${toDisplay(last)}`;
}

/** Returns the days that stand below the heading of a column; '' for none. */
export function daysOf(
  { days }: ReportColumn,
  { tanggal, tanggal_awal, tanggal_akhir, tanggal_banding }: Asked,
): string {
  const [first, last] = [tanggal_awal || tanggal, tanggal_akhir || tanggal];
  if (days === undefined || last === '') return '';
  if (days === 'BEFORE') return toDisplay(addDays(first, -1));
  if (days === 'DURING') return spanText(first, last);
  return toDisplay(days === 'UNTIL' ? last : tanggal_banding);
}

/** Returns the days of a report, below its title. */
export function periodOf({ definition, asked }: Pick<ReportTable, 'definition' | 'asked'>): string {
  const { tanggal, tanggal_awal, tanggal_akhir } = asked;
  if (definition.asks.includes('tanggal_awal')) return spanText(tanggal_awal, tanggal_akhir);
  return definition.asks.includes('tanggal') ? filledIn(id['lap.perTanggal'], { tanggal: toDisplay(tanggal) }) : '';
}

/** Returns the unit of the amounts: rupiah, another currency, or that of each row. */
function unitOf({ columns }: ReportDefinition, { kode_valuta }: Asked): readonly Detail[] {
  if (!columns.some(({ kind }) => kind === 'amount')) return [];
  if (columns.some(({ field }) => field === 'kode_valuta')) return [[id['lap.satuan'], id['lap.satuanBaris']]];
  const foreign = kode_valuta !== '' && kode_valuta !== BOOK_CURRENCY;
  return [[id['lap.satuan'], foreign ? kode_valuta : id['lap.satuanRupiah']]];
}

/** The days that `periodOf` shows. */
const IN_TITLE: ReadonlySet<string> = new Set(['tanggal', 'tanggal_awal', 'tanggal_akhir']);

/** Returns the details below the head: the question but for the days in the title, then the unit. */
export const askedOf = (table: Omit<ReportTable, 'rows'>): readonly Detail[] => [
  ...detailsOf(table, IN_TITLE),
  ...unitOf(table.definition, table.asked),
];
