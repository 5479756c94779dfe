import type { ReportColumn } from '#lib/books/reports/definition.ts';
import { currencyOf, minorOf } from './cells.ts';
import type { ReportRow } from './table.ts';

/** Sums the summed columns of some rows, each currency by itself. Counts are summed with the books' currency. */
export class Sums {
  readonly #columns: readonly ReportColumn[];
  readonly #of = new Map<string, Map<string, bigint>>();

  constructor(columns: readonly ReportColumn[]) {
    this.#columns = columns.filter(({ sum }) => sum);
  }

  /** Returns true when there is a column to sum. */
  get any(): boolean {
    return this.#columns.length > 0;
  }

  add(row: ReportRow): void {
    if (!this.any) return;
    const currency = currencyOf(row);
    const known = this.#of.get(currency) ?? new Map<string, bigint>();
    this.#of.set(currency, known);
    for (const { field } of this.#columns) known.set(field, (known.get(field) ?? 0n) + (minorOf(row[field]) ?? 0n));
  }

  /** Returns the sums as rows of the report, one a currency in the order of their codes. */
  rows(): ReportRow[] {
    return [...this.#of]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([kode_valuta, sums]) => ({ kode_valuta, ...Object.fromEntries(sums) }));
  }
}
