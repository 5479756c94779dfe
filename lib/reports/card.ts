import type { MenuId } from '#lib/access/access.ts';
import type { MessageKey } from '#lib/messages/id.ts';

export type ColumnKind = 'text' | 'amount' | 'count' | 'percent' | 'date' | 'time';

/** One column of a report, on the screen, on paper and in a spreadsheet alike. */
export interface ReportColumn {
  /** Column of the query's rows. Its heading is the text `lap.kolom.<field>`, unless `title` says another key. */
  readonly field: string;
  readonly title?: MessageKey;
  /** What stands over it as it is, in place of a text: a month, say. */
  readonly heading?: string;
  /** A percentage is a decimal text with a point, empty where there is none. An amount is in minor units of the row's `kode_valuta`, or of the books' currency where the row has none. */
  readonly kind: ColumnKind;
  /** In characters: A4 across holds about 150, the form of 80 columns 80 (what is `wide` is left out there). */
  readonly width: number;
  readonly wide?: true;
  /** Summed per group and at the end, each currency by itself. */
  readonly sum?: true;
  /** The cell is a code, or several with commas: what its words begin with among the texts (`alur.` of an operation), or may begin with. */
  readonly words?: string | readonly string[];
}

/** What an order is called, in the texts of `textOf`; '' for the book's own. */
export function orderText(
  { sorts = {} }: Pick<ReportCard, 'sorts'>,
  urut: string,
  textOf: (key: MessageKey, values?: { readonly kolom: string }) => string,
): string {
  const title = sorts[urut.replace(/^-/, '')];
  if (title === undefined) return '';
  return textOf(urut.startsWith('-') ? 'lap.urutTurun' : 'lap.urutNaik', { kolom: textOf(title) });
}

/** Several codes in one cell. */
const CODES = /^[A-Z0-9_]+(?:,[A-Z0-9_]+)+$/;

/** A text cell in words, by a text that `textOf` has for a key or null: of each code where it holds several; a code that has none stands as it is. */
export function inWords({ words }: ReportColumn, cell: string, textOf: (key: string) => string | null): string {
  if (words === undefined || cell === '') return cell;
  const said = (code: string): string =>
    [words].flat().reduce<string | null>((found, prefix) => found ?? textOf(prefix + code), null) ?? code;
  return CODES.test(cell) ? cell.split(',').map(said).join(', ') : said(cell);
}

/** What somebody may be asked for before a report is made. */
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

/** What a report was asked for: what its card does not ask is empty, days are filled in. An empty branch is the whole bank. */
export type Asked = Readonly<Record<AskField, string>>;

/** All that is true of a report, but for its query (core/report/report-queries.ts). */
export interface ReportCard {
  /** `lap.<code>`. */
  readonly title: MessageKey;
  readonly asks: readonly AskField[];
  /** Of what it asks, what may be left empty and then means all. Days are never in it: they have a day of their own. */
  readonly optional?: readonly AskField[];
  /** By what its rows may be ordered, as its screen's headings offer it, and what each is called; `-` before it runs backwards. Without an order it is the book's. */
  readonly sorts?: Readonly<Record<string, MessageKey>>;
  /** Head office may ask for every branch at once. */
  readonly whole?: true;
  /** Days that one may hold at most; without it, a year. */
  readonly days?: number;
  readonly columns: readonly ReportColumn[];
  /** Its columns where they follow from what was asked; `columns` are those of a question that leaves all out. */
  readonly drawn?: (asked: Asked) => readonly ReportColumn[];
  /** What it may be asked for at most where it goes on paper, whose sheets end somewhere. */
  readonly onPaper?: { readonly field: AskField; readonly most: number };
  /** Field by which rows come ordered; a sum after each of its values. */
  readonly group?: string;
  /** Field of its rows that is true where a row stands out: a title or a total among its lines. */
  readonly strong?: string;
  /** Its place in the branch's day bundle. */
  readonly bundle?: number;
  /** Who holds one of these may ask for it, and read what was made. */
  readonly menus: readonly MenuId[];
}

/** The columns of a report as it was asked for. */
export const columnsOf = (card: ReportCard, asked: Asked): readonly ReportColumn[] =>
  card.drawn?.(asked) ?? card.columns;
