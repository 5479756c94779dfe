/** What a job's file may be; CSV_KOMA is CSV as spreadsheets in Indonesia open it, parted by semicolons and with decimal commas. */
export const formats = ['PDF', 'XLSX', 'CSV', 'CSV_KOMA', 'XML', 'JSON', 'TXT', 'ZIP'] as const;
export type Format = (typeof formats)[number];

/** What a report with a card is written as. */
export const tableFormats = ['PDF', 'XLSX', 'CSV', 'CSV_KOMA'] as const satisfies readonly Format[];

/** The paper of a PDF: sheets, or the continuous form of 80 columns and 66 lines. */
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

/** What the name of a file ends in. */
export const endingOf = (format: Format): string => (format === 'CSV_KOMA' ? 'csv' : format.toLowerCase());

/** Kinds of work that makes a file: a report by its card, a branch's day, a regulatory extract, an auditor's pack. */
export const jobKinds = ['LAPORAN', 'BUNDEL', 'EKSTRAK', 'PAKET'] as const;
export type JobKind = (typeof jobKinds)[number];

/** Waits, is being made, is there, could not be made, was given up by who asked, is kept no longer. */
export const jobStates = ['ANTRE', 'JALAN', 'SIAP', 'GAGAL', 'BATAL', 'KEDALUWARSA'] as const;
export type JobState = (typeof jobStates)[number];
