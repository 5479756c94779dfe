import { bookReports } from './books.ts';
import { dailyControl } from './daily-control.ts';
import { dayBooks } from './day-books.ts';
import type { ReportDefinition } from './definition.ts';
import { statementReports } from './statements.ts';

/** The table holds the definition of every report by its code. */
export const reportDefinitions = {
  ...bookReports,
  ...statementReports,
  ...dayBooks,
  ...dailyControl,
} as const satisfies Record<string, ReportDefinition>;

export type ReportCode = keyof typeof reportDefinitions;

export const isReportCode = (code: string): code is ReportCode => Object.hasOwn(reportDefinitions, code);

/** Returns the definition of a report; undefined for an unknown code. */
export const reportDefinitionOf = (code: string): ReportDefinition | undefined =>
  isReportCode(code) ? reportDefinitions[code] : undefined;
