import type { MenuId } from '#lib/access/access.ts';
import type { MessageKey } from '#lib/messages/id.ts';

type ColumnKind = 'text' | 'amount' | 'count' | 'percent' | 'date' | 'time';

/** One column of a report is the same on the screen, on paper and in a spreadsheet. */
export interface ReportColumn {
  /** The field is a column of the query's rows. Its heading is the text `lap.kolom.<field>`, unless `title` says another key. */
  readonly field: string;
  readonly title?: MessageKey;
  /** This heading is printed as it is, in place of a text: a month, say. */
  readonly heading?: string;
  /** A percentage is a decimal text with a point, empty where there is none. An amount is in minor units of the row's `kode_valuta`, or of the books' currency where the row has none. */
  readonly kind: ColumnKind;
  /** The width is in characters: A4 across holds about 150, the form of 80 columns 80 (a `wide` column is left out there). */
  readonly width: number;
  readonly wide?: true;
  /** The column is summed per group and at the end, each currency by itself. */
  readonly sum?: true;
  /** The cell is a code, or several with commas: the keys of its words begin with this (`alur.` of an operation), or with one of these. */
  readonly words?: string | readonly string[];
  /** On paper these days stand below its heading: the day before the first, from the first to the last, the last, or the day it is compared with. */
  readonly days?: 'BEFORE' | 'DURING' | 'UNTIL' | 'COMPARED';
  /** On paper its amount stands on the side that this field names, "1,250.00 D", a negative one on the other; the field has no column there. */
  readonly side?: string;
  /** On paper zero is a dash. */
  readonly dash?: true;
}

/** Returns the name of an order, from the texts of `textOf`; '' for the book's own. */
export function orderText(
  { sorts = {} }: Pick<ReportDefinition, 'sorts'>,
  urut: string,
  textOf: (key: MessageKey, values?: { readonly kolom: string }) => string,
): string {
  const title = sorts[urut.replace(/^-/, '')];
  if (title === undefined) return '';
  return textOf(urut.startsWith('-') ? 'lap.urutTurun' : 'lap.urutNaik', { kolom: textOf(title) });
}

/** One cell holds several codes. */
const CODES = /^[A-Z0-9_]+(?:,[A-Z0-9_]+)+$/;

/**
 * Returns a text cell in words, by a text that `textOf` has for a key or null: of each code when it holds several; a code without words stays as it
 * is.
 */
export function inWords({ words }: ReportColumn, cell: string, textOf: (key: string) => string | null): string {
  if (words === undefined || cell === '') return cell;
  const said = (code: string): string =>
    [words].flat().reduce<string | null>((found, prefix) => found ?? textOf(prefix + code), null) ?? code;
  return CODES.test(cell) ? cell.split(',').map(said).join(', ') : said(cell);
}

/** A report may need these before it is made. */
export const askFields = [
  'kode_cabang',
  'tanggal',
  'tanggal_awal',
  'tanggal_akhir',
  'tanggal_banding',
  'banyak',
  'kode_valuta',
  'kode_gl',
  'nomor_rekening',
  'id_user',
  'sebelum_penutup',
  'kata',
  'urut',
] as const;
export type AskField = (typeof askFields)[number];

/** A report was asked for with these: fields its definition does not ask are empty, days are filled in. An empty branch is the whole bank. */
export type Asked = Readonly<Record<AskField, string>>;

/** A question without an answer to any field. */
export const nothingAsked = Object.fromEntries(askFields.map((field) => [field, ''])) as unknown as Asked;

/** The definition says everything about a report, except its query (core/books/reports/report-queries.ts). */
export interface ReportDefinition {
  /** The key is `lap.<code>`. */
  readonly title: MessageKey;
  readonly asks: readonly AskField[];
  /** The caller may leave these fields empty, which then means all. Days are never in it: they have a day of their own. */
  readonly optional?: readonly AskField[];
  /**
   * Its rows may be ordered by these, as its screen's headings offer it, each with its name; `-` before it runs backwards. Without an order it is the
   * book's.
   */
  readonly sorts?: Readonly<Record<string, MessageKey>>;
  /** Head office may ask for every branch at once. */
  readonly whole?: true;
  /** One report may hold at most so many days; without it, a year. */
  readonly days?: number;
  readonly columns: readonly ReportColumn[];
  /** These columns follow from what was asked; `columns` are those of a question that leaves all out. */
  readonly drawn?: (asked: Asked) => readonly ReportColumn[];
  /** On paper, whose sheets have an end, this field may ask for at most so much. */
  readonly onPaper?: { readonly field: AskField; readonly most: number };
  /** Rows come ordered by this field; a sum follows each of its values. */
  readonly group?: string;
  /** This field of its rows is true when a row stands out: a title or a total among its lines. */
  readonly strong?: string;
  /** Debits and credits of its rows are equal; its paper says whether they are. */
  readonly balanced?: true;
  /** Those who made, checked and approved it sign it on paper. */
  readonly signed?: true;
  /** The report has this place in the branch's day bundle. */
  readonly bundle?: number;
  /** A holder of one of these menus may ask for it, and read the file. */
  readonly menus: readonly MenuId[];
}

/** Returns the columns that paper has: a side stands beside its amounts. */
export const paperColumns = (columns: readonly ReportColumn[]): readonly ReportColumn[] =>
  columns.filter(({ field }) => !columns.some(({ side }) => side === field));

/** Returns the columns of a report as it was asked for. */
export const columnsOf = (definition: ReportDefinition, asked: Asked): readonly ReportColumn[] =>
  definition.drawn?.(asked) ?? definition.columns;
