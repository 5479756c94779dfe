import { isPublished, type LayoutName, standsIn } from './chart.ts';

/** A person writes a line of a statement so. */
export interface WrittenLine {
  readonly urut: string;
  readonly nama: string;
  /** LUAR: these accounts are left out of the publication on purpose. */
  readonly jenis: 'JUDUL' | 'BARIS' | 'JUMLAH' | 'LUAR';
  readonly tingkat: string;
  readonly sisi: 'D' | 'K';
  /** The line holds accounts and ranges of them ("101001, 102000-102999"), a total the lines that it sums ("#20 #30"). */
  readonly isi: string;
  /** The authority gives a published line this number. */
  readonly sandi?: string | undefined;
}

/** A line is laid out with its ranges of the chart. */
export interface PlacedLine {
  readonly urut: number;
  readonly nama: string;
  readonly jenis: WrittenLine['jenis'];
  readonly tingkat: number;
  readonly sisi: 'D' | 'K';
  readonly dari: readonly string[];
  readonly sampai: readonly string[];
  /** A total sums the lines of these numbers; none when its ranges are written. */
  readonly pos: readonly number[];
  /** The authority gives a published line this number; '' for none. */
  readonly sandi: string;
}

/** A layout is wrong in this way; `pos` is the line, `gl` the account in question. */
export interface LayoutFault {
  readonly kode:
    | 'LAYOUT_ORDER'
    | 'LAYOUT_LINE'
    | 'LAYOUT_RANGE'
    | 'LAYOUT_CIRCLE'
    | 'LAYOUT_SUM'
    | 'LAYOUT_TWICE'
    | 'LAYOUT_FOREIGN'
    | 'LAYOUT_OUTSIDE'
    | 'LAYOUT_TOTAL';
  readonly pos: string;
  readonly gl: string;
}

type Range = readonly [from: string, until: string];
interface Content {
  readonly jenis: WrittenLine['jenis'];
  readonly ranges: readonly Range[];
  readonly lines: readonly number[];
}

export interface ChartAccount {
  readonly kode_gl: string;
  readonly tipe: string;
}

const fault = (kode: LayoutFault['kode'], pos: string, gl = ''): LayoutFault => ({ kode, pos, gl });
const isFault = (value: object): value is LayoutFault => 'kode' in value;

/** Returns true when ranges go from the left to the right, none over another. */
const inOrder = (ranges: readonly Range[]): boolean =>
  ranges.every(([from, until], at) => from <= until && (ranges[at - 1]?.[1] ?? '') < from);

function contentOf({ urut, jenis, isi }: WrittenLine): Content | LayoutFault {
  const parts = isi.split(/[\s,;]+/).filter((part) => part !== '');
  const lines = parts.flatMap((part) => (/^#\d{1,4}$/.test(part) ? [Number.parseInt(part.slice(1), 10)] : [])); // not an amount: a line
  const ranges = parts.flatMap((part): Range[] => {
    const [, from, until] = /^(\d{6})(?:-(\d{6}))?$/.exec(part) ?? [];
    return from === undefined ? [] : [[from, until ?? from]];
  });
  if (lines.length > 0)
    return jenis === 'JUMLAH' && lines.length === parts.length && new Set(lines).size === lines.length
      ? { jenis, ranges, lines }
      : fault('LAYOUT_LINE', urut);
  const empty = jenis === 'JUDUL';
  return ranges.length === parts.length && (ranges.length === 0) === empty && inOrder(ranges)
    ? { jenis, ranges, lines }
    : fault('LAYOUT_RANGE', urut);
}

/**
 * Returns the ranges of a line, through the lines that it names; a fault when one of them is itself, missing, a title, left out of the print, or
 * counted twice.
 */
function rangesOf(
  urut: number,
  contents: ReadonlyMap<number, Content>,
  above: readonly number[] = [],
): readonly Range[] | LayoutFault {
  const content = contents.get(urut);
  const asked = String(above.at(-1) ?? urut);
  if (above.includes(urut)) return fault('LAYOUT_CIRCLE', asked);
  if (!content || (content.jenis === 'LUAR' && above.length > 0)) return fault('LAYOUT_LINE', asked);
  if (content.lines.length === 0) return content.ranges.length === 0 ? fault('LAYOUT_LINE', asked) : content.ranges;
  const ranges: Range[] = [];
  for (const named of content.lines) {
    const of = rangesOf(named, contents, [...above, urut]);
    if (!Array.isArray(of)) return of as LayoutFault;
    ranges.push(...of);
  }
  const sorted = ranges.sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder(sorted) ? sorted : fault('LAYOUT_SUM', String(urut));
}

/** Returns the lines of a layout in the order of their numbers, totals by lines with the ranges of those; or the first fault. */
export function layOut(written: readonly WrittenLine[]): readonly PlacedLine[] | LayoutFault {
  const sorted = [...written].sort((a, b) => Number.parseInt(a.urut, 10) - Number.parseInt(b.urut, 10)); // not an amount: a line
  const contents = new Map<number, Content>();
  for (const line of sorted) {
    const urut = Number.parseInt(line.urut, 10); // not an amount: a line
    if (contents.has(urut)) return fault('LAYOUT_ORDER', line.urut);
    const content = contentOf(line);
    if (isFault(content)) return content;
    contents.set(urut, content);
  }
  const placed: PlacedLine[] = [];
  for (const { nama, jenis, tingkat, sisi, urut: text, sandi = '' } of sorted) {
    const urut = Number.parseInt(text, 10); // not an amount: a line
    const ranges = jenis === 'JUDUL' ? [] : rangesOf(urut, contents);
    if (!Array.isArray(ranges)) return ranges as LayoutFault;
    placed.push({
      urut,
      nama,
      jenis,
      tingkat: Number.parseInt(tingkat, 10), // not an amount: a level
      sisi,
      dari: ranges.map(([from]) => from),
      sampai: ranges.map(([, until]) => until),
      pos: contents.get(urut)?.lines ?? [],
      sandi,
    });
  }
  return placed;
}

/** Returns true when a line holds an account. */
export const holdsAccount = ({ dari, sampai }: PlacedLine, code: string): boolean =>
  dari.some((from, at) => from <= code && code <= (sampai[at] ?? ''));

/** Each side with lines needs a total of just what they hold. */
function totalMissing(lines: readonly PlacedLine[], accounts: readonly ChartAccount[]): boolean {
  return (['D', 'K'] as const).some((side) => {
    const items = lines.filter(({ jenis, sisi }) => jenis === 'BARIS' && sisi === side);
    const totals = lines.filter(({ jenis, sisi }) => jenis === 'JUMLAH' && sisi === side);
    const fits = (total: PlacedLine) =>
      accounts.every(
        ({ kode_gl }) => holdsAccount(total, kode_gl) === items.some((item) => holdsAccount(item, kode_gl)),
      );
    return items.length > 0 && !totals.some(fits);
  });
}

/**
 * Returns the first fault of a layout against the chart: accounts twice, of another statement, on no line, totals that do not sum; null: none. A
 * publication is totalled as the authority asks, and an account that is left out of it on purpose has its line.
 */
export function layoutFault(
  layout: LayoutName,
  lines: readonly PlacedLine[],
  accounts: readonly ChartAccount[],
): LayoutFault | null {
  for (const { kode_gl, tipe } of accounts) {
    const own = standsIn(layout, tipe);
    const holding = lines.filter((line) => holdsAccount(line, kode_gl));
    const items = holding.filter(({ jenis }) => jenis === 'BARIS' || jenis === 'LUAR');
    const [first] = holding;
    if (!own && first) return fault('LAYOUT_FOREIGN', String(first.urut), kode_gl);
    if (items.length > 1) return fault('LAYOUT_TWICE', String(items.at(-1)?.urut ?? ''), kode_gl);
    if (own && items.length === 0) return fault('LAYOUT_OUTSIDE', '', kode_gl);
  }
  return !isPublished(layout) && totalMissing(lines, accounts) ? fault('LAYOUT_TOTAL', '') : null;
}

/** Returns the content of a line as a person writes it. */
export const writtenContent = ({ dari, sampai, pos }: Pick<PlacedLine, 'dari' | 'sampai' | 'pos'>): string =>
  pos.length > 0
    ? pos.map((line) => `#${line}`).join(' ')
    : dari.map((from, at) => (from === sampai[at] ? from : `${from}-${sampai[at] ?? ''}`)).join(', ');
