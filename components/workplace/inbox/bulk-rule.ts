import { isDecidedTogether } from '#lib/batch-decisions.ts';
import { fromMinor, toMinor } from '#lib/money.ts';
import type { OtorisasiRow } from '#types/proto/control/flow.ts';

/** As many as one call decides. */
export const MOST_AT_ONCE = 25;

export type BulkProblem = 'BANYAK' | 'JENIS' | 'ALUR' | 'TINGKAT' | 'ALASAN' | 'VALUTA' | 'PERSETUJUAN';

const reasonsOf = (row: OtorisasiRow): string => [...row.kode_alasan].sort().join();

/** Items must agree in these details to be decided together, the plainest difference first. */
const alike: readonly [BulkProblem, (row: OtorisasiRow) => unknown][] = [
  ['ALUR', (row) => row.flowCode],
  ['VALUTA', (row) => row.kode_valuta],
  ['TINGKAT', (row) => row.tingkat],
  ['ALASAN', reasonsOf],
  ['PERSETUJUAN', (row) => `${row.persetujuan}/${row.persetujuan_perlu}`],
];

/**
 * Returns the reason why one decision cannot cover these items, or null when it can: they need the same kind, and the same risk.
 */
export function bulkProblem(rows: readonly OtorisasiRow[]): BulkProblem | null {
  if (rows.length > MOST_AT_ONCE) return 'BANYAK';
  if (rows.some((row) => !isDecidedTogether(row.jenis, row.flowCode))) return 'JENIS';
  return alike.find(([, of]) => new Set(rows.map(of)).size > 1)?.[0] ?? null;
}

/** Adds up the items, as a wire amount; '' where their currencies differ. */
export function bulkTotal(rows: readonly OtorisasiRow[]): string {
  const [currency, ...others] = new Set(rows.map((row) => row.kode_valuta));
  if (currency === undefined || others.length > 0) return '';
  return fromMinor(
    rows.reduce((sum, row) => sum + toMinor(row.nominal, currency), 0n),
    currency,
  );
}
