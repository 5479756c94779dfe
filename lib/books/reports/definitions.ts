import { bookReports } from './books.ts';
import { dayBooks } from './day-books.ts';
import { dayKeeping } from './day-keeping.ts';
import type { ReportCard } from './definition.ts';
import { statementReports } from './statements.ts';

/** The table holds the definition of every report by its code. */
export const reportCards = {
  ...bookReports,
  ...statementReports,
  ...dayBooks,
  ...dayKeeping,
} as const satisfies Record<string, ReportCard>;

export type ReportCode = keyof typeof reportCards;

export const isReportCode = (code: string): code is ReportCode => Object.hasOwn(reportCards, code);

/** Returns the definition of a report; undefined for an unknown code. */
export const cardOfReport = (code: string): ReportCard | undefined =>
  isReportCode(code) ? reportCards[code] : undefined;
