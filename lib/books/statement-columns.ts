import { addDays, daysInMonth } from '#lib/dates.ts';
import type { StatementName } from './chart.ts';

/** The columns of a statement are months side by side; month, quarter and year; or the budget beside the books. */
export const arrangements = ['BULAN', 'MASA', 'ANGGARAN'] as const;
export type Arrangement = (typeof arrangements)[number];

export const MOST_MONTHS = 12;

/** A column has the name of its month, or of its span. */
type ColumnName =
  | 'BULAN_INI'
  | 'TRIWULAN_INI'
  | 'TAHUN_INI'
  | 'HARI_INI'
  | 'BULAN_LALU'
  | 'TRIWULAN_LALU'
  | 'TAHUN_LALU';

/** A column holds the books, the budget, by how much the first is above the second, or that in per cent of it. */
type ColumnKind = 'BUKU' | 'ANGGARAN' | 'SELISIH' | 'PERSEN';

export interface StatementColumn {
  /** Null means the month of its last day. */
  readonly nama: ColumnName | null;
  readonly jenis: ColumnKind;
  /** Its figures are made between these first and last days; a balance sheet shows the balances of the last. */
  readonly dari: string;
  readonly sampai: string;
}

const monthStart = (iso: string): string => `${iso.slice(0, 8)}01`;
const yearStart = (iso: string): string => `${iso.slice(0, 4)}-01-01`;
const pad = (month: number): string => String(month).padStart(2, '0');

function quarterStart(iso: string): string {
  const first = Math.floor((Number(iso.slice(5, 7)) - 1) / 3) * 3 + 1; // not an amount: a month
  return `${iso.slice(0, 5)}${pad(first)}-01`;
}

function monthEnd(iso: string): string {
  const [year, month] = [Number(iso.slice(0, 4)), Number(iso.slice(5, 7))]; // not an amount: a month
  return `${iso.slice(0, 8)}${pad(daysInMonth(year, month))}`;
}

/** Returns so many last days of months, the day itself the latest of them. */
function monthsTo(day: string, count: number): string[] {
  const days = [day];
  while (days.length < count) days.unshift(addDays(monthStart(days[0] ?? day), -1));
  return days;
}

const books = (nama: ColumnName | null, dari: string, sampai: string): StatementColumn => ({
  nama,
  jenis: 'BUKU',
  dari,
  sampai,
});

/** Returns the books of a span, the budget of its months, and how they differ. */
const budgeted = (nama: ColumnName, dari: string, sampai: string): StatementColumn[] => [
  books(nama, dari, sampai),
  { nama, jenis: 'ANGGARAN', dari, sampai: monthEnd(sampai) },
  { nama, jenis: 'SELISIH', dari, sampai },
  { nama, jenis: 'PERSEN', dari, sampai },
];

function spans(statement: StatementName, day: string): StatementColumn[] {
  if (statement === 'LABA_RUGI')
    return [
      books('BULAN_INI', monthStart(day), day),
      books('TRIWULAN_INI', quarterStart(day), day),
      books('TAHUN_INI', yearStart(day), day),
    ];
  const ends = [
    ['HARI_INI', day],
    ['BULAN_LALU', addDays(monthStart(day), -1)],
    ['TRIWULAN_LALU', addDays(quarterStart(day), -1)],
    ['TAHUN_LALU', addDays(yearStart(day), -1)],
  ] as const;
  return ends.map(([nama, end]) => books(nama, monthStart(end), end));
}

/**
 * Returns the columns of a statement up to a day (ISO), in their order. No column of an income statement goes over a year's end; `months` counts
 * only when months are side by side, 1 to 12. Screen and core read it alike.
 */
export function statementColumns(
  statement: StatementName,
  arrangement: Arrangement,
  day: string,
  months: number,
): readonly StatementColumn[] {
  if (arrangement === 'BULAN') return monthsTo(day, months).map((end) => books(null, monthStart(end), end));
  if (arrangement === 'MASA') return spans(statement, day);
  if (statement === 'NERACA') return budgeted('HARI_INI', monthStart(day), day);
  return [...budgeted('BULAN_INI', monthStart(day), day), ...budgeted('TAHUN_INI', yearStart(day), day)];
}
