import type { MenuId } from '#lib/access/access.ts';
import { type ExtractFile, extractFiles, extractOf, isExtractFile } from '#lib/books/extracts.ts';
import type { AskField } from './definition.ts';
import { reportDefinitionOf, reportDefinitions } from './definitions.ts';
import { type Format, type JobKind, tableFormats } from './formats.ts';

/** A scheduled report is made after each day, on a weekday, on a day of the month, at its end, or once on a date. */
export const scheduleCalendars = ['HARIAN', 'MINGGUAN', 'BULANAN', 'AKHIR_BULAN', 'TANGGAL'] as const;
export type ScheduleCalendar = (typeof scheduleCalendars)[number];

/** A file of it covers one branch, each branch by itself, or the whole bank. */
export const scheduleReaches = ['CABANG', 'SETIAP_CABANG', 'SELURUH'] as const;
export type ScheduleReach = (typeof scheduleReaches)[number];

/** A schedule may make a report with a definition, or a file of an extract, which covers the whole bank and asks for its month alone. */
export interface Scheduled {
  readonly jenis: JobKind & ('LAPORAN' | 'EKSTRAK');
  readonly asks: readonly AskField[];
  readonly formats: readonly Format[];
  readonly menus: readonly MenuId[];
  /** The schedule may ask for the bank as a whole; of an extract for nothing else. */
  readonly whole: boolean;
  readonly wholeOnly: boolean;
}

export const scheduledCodes: readonly string[] = [...Object.keys(reportDefinitions), ...Object.keys(extractFiles)];
export const scheduledFormats = [...tableFormats, 'ZIP'] as const satisfies readonly Format[];

const ofExtract = (code: ExtractFile): Scheduled => ({
  jenis: 'EKSTRAK',
  asks: [],
  formats: extractFiles[code],
  menus: [extractOf(code).extract.menu],
  whole: true,
  wholeOnly: true,
});

/** Returns what a schedule makes by this code; undefined when it may not make it. */
export function scheduledOf(code: string): Scheduled | undefined {
  if (isExtractFile(code)) return ofExtract(code);
  const definition = reportDefinitionOf(code);
  if (!definition) return undefined;
  const { asks, menus, whole = false } = definition;
  return { jenis: 'LAPORAN', asks, menus, formats: tableFormats, whole, wholeOnly: false };
}

/** Returns true when compliance alone reads it: two of compliance keep its schedule, since nobody else files it (domain: reports, cash reports). */
export const ofComplianceOnly = (code: string): boolean =>
  scheduledOf(code)?.menus.every((menu) => menu === 'laporan-ppatk') ?? false;
