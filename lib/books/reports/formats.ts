/** A job's file may be one of these; CSV_KOMA is CSV as spreadsheets in Indonesia open it, with semicolons between cells and decimal commas. */
export const formats = ['PDF', 'XLSX', 'CSV', 'CSV_KOMA', 'XML', 'JSON', 'TXT', 'ZIP'] as const;
export type Format = (typeof formats)[number];

/** A report with a definition is written in one of these formats. */
export const tableFormats = ['PDF', 'XLSX', 'CSV', 'CSV_KOMA'] as const satisfies readonly Format[];

/** A PDF is for sheets, or for the continuous form of 80 columns and 66 lines. */
export const papers = ['A4', 'LETTER', 'KONTINU'] as const;
export type PaperSize = (typeof papers)[number];

export const mimeOf: Readonly<Record<Format, string>> = {
  PDF: 'application/pdf',
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
  CSV_KOMA: 'text/csv; charset=utf-8',
  XML: 'application/xml',
  JSON: 'application/json',
  TXT: 'text/plain; charset=utf-8',
  ZIP: 'application/zip',
};

/** Returns the ending of a file's name. */
export const endingOf = (format: Format): string => (format === 'CSV_KOMA' ? 'csv' : format.toLowerCase());

/** These kinds of jobs make a file: a report by its definition, a branch's day, a regulatory extract, an auditor's pack. */
export const jobKinds = ['LAPORAN', 'BUNDEL', 'EKSTRAK', 'PAKET'] as const;
export type JobKind = (typeof jobKinds)[number];

/** A job waits, runs, is ready, failed, was cancelled by its user, or its file is kept no longer. */
export const jobStates = ['ANTRE', 'BERJALAN', 'SIAP', 'GAGAL', 'DIBATALKAN', 'KEDALUWARSA'] as const;
export type JobState = (typeof jobStates)[number];
