import type { ReportColumn, ReportDefinition } from '#lib/books/reports/definition.ts';
import { id } from '#lib/messages/all.ts';
import { currencyOf, minorOf } from './cells.ts';
import { Sums } from './sums.ts';
import type { ReportRow } from './table.ts';

/** A sum as paper shows it. */
interface Total {
  readonly label: string;
  readonly row: ReportRow;
}

interface Sides {
  readonly D: Map<string, bigint>;
  readonly K: Map<string, bigint>;
}

const plus = (sums: Map<string, bigint>, field: string, minor: bigint): void => {
  sums.set(field, (sums.get(field) ?? 0n) + minor);
};

/**
 * Sums a report for paper, each currency by itself. Balances that stand on sides are summed side by side, debits in one line and credits in another:
 * their sums are equal where the books balance.
 */
export class Totals {
  readonly #card: ReportDefinition;
  readonly #plain: Sums;
  readonly #sided: readonly ReportColumn[];
  readonly #of = new Map<string, Sides>();

  constructor(definition: ReportDefinition) {
    this.#card = definition;
    this.#plain = new Sums(definition.columns);
    this.#sided = definition.columns.filter(({ side }) => side !== undefined);
  }

  add(row: ReportRow): void {
    if (this.#sided.length === 0) {
      this.#plain.add(row);
      return;
    }
    const currency = currencyOf(row);
    const sides = this.#of.get(currency) ?? { D: new Map(), K: new Map() };
    this.#of.set(currency, sides);
    for (const { field, side = '' } of this.#sided) {
      const minor = minorOf(row[field]) ?? 0n;
      const below = minor < 0n;
      // A balance below zero is on the other side of its account's.
      const credit = (row[side] === 'K') !== below;
      plus(sides[credit ? 'K' : 'D'], field, below ? -minor : minor);
    }
    plus(sides.D, 'debet', minorOf(row.debet) ?? 0n);
    plus(sides.K, 'kredit', minorOf(row.kredit) ?? 0n);
  }

  /** Returns the sums as rows of the report under a label, in the order of their currencies. */
  rows(label: string): Total[] {
    if (this.#sided.length === 0)
      return this.#plain.rows().map((row) => ({ label: `${label} ${String(row.kode_valuta)}`, row }));
    return [...this.#of]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([kode_valuta, sides]) =>
        (['D', 'K'] as const).map((side) => ({
          label: `${id[`lap.jumlahSisi.${side}`]} ${kode_valuta}`,
          row: { kode_valuta, [this.#sided[0]?.side ?? '']: side, ...Object.fromEntries(sides[side]) },
        })),
      );
  }

  /** Says whether debits equal credits, of a report of which that is asked; '' for another. */
  verdict(): string {
    if (!this.#card.balanced || this.#of.size === 0) return '';
    const balanced = [...this.#of.values()].every(
      ({ D, K }) =>
        (D.get('debet') ?? 0n) === (K.get('kredit') ?? 0n) &&
        this.#sided.every(({ field }) => (D.get(field) ?? 0n) === (K.get(field) ?? 0n)),
    );
    return id[balanced ? 'lap.seimbang' : 'lap.tidakSeimbang'];
  }
}
