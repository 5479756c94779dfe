import { addDays, isIsoDate } from '#lib/dates.ts';

/**
 * Tells how a sheet shows a number; null: by its digits. OTHER: the reader sees another number, or a part of a day, so that nobody knows
 * which of the two is meant. A `mask` shows one digit for each 0.
 */
export type NumberFormat = 'DAY' | 'OTHER' | { readonly mask: string } | null;

/** Formats of days that every spreadsheet has without naming them, and of percentages and hours. */
const BUILT_IN_DAYS: ReadonlySet<number> = new Set([14, 15, 16, 17, 22, 27, 30, 36, 50, 57]);
const BUILT_IN_OTHERS: ReadonlySet<number> = new Set([9, 10, 18, 19, 20, 21, 45, 46, 47]);

/** Words behind a number that make a thousand or a million of it. */
const SCALES =
  /(?:^|[^a-z])(?:k|rb|ribu|jt|juta|m|mn|mio|milyar|miliar|bn|t|triliun|ratus|thousand|million|billion|trillion)(?:[^a-z]|$)/i;

/** One section of a format: its own signs as they are, and every literal between two marks that no format holds. */
const LITERAL = /"([^"]*)"|\\(.)|[_*]./gsu;
const marked = (section: string): string =>
  section.replace(LITERAL, (_, quoted?: string, escaped?: string) => `\uE001${quoted ?? escaped ?? ''}\uE002`);
const MARKED = /\uE001([^\uE002]*)\uE002/g;

/** The signs of a section without its literals, and the words that it shows. */
function partsOf(section: string): { readonly signs: string; readonly words: string } {
  const withMarks = marked(section);
  const signs = withMarks.replace(MARKED, '');
  const bare = signs.replace(/[0#?.,%;]+/g, '\uE000');
  return { signs, words: [...withMarks.matchAll(MARKED)].map(([, word = '']) => word).join('') + bare };
}

/** Percentages, thousands left out by a last comma or by a word, digits that are put behind the number's own. */
function isScaled(section: string): boolean {
  const { signs, words } = partsOf(section);
  return (
    signs.includes('%') ||
    /[0#?],+(?![0#?,])/.test(signs) ||
    (/[0#?]/.test(signs) && SCALES.test(words)) ||
    /[0#?][^\uE001]*\uE001[^\uE002]*\d/.test(marked(section))
  );
}

/** Zeros alone, at most with separators between them and digits before them. */
function maskOf(section: string): string | null {
  const shown = section.replace(/_./g, '');
  const { signs } = partsOf(shown);
  if (!/^[0\s/()-]+$/.test(signs) || !signs.includes('0')) return null;
  // A digit that is shown and is none of the number's is no place for one.
  const mask = marked(shown).replace(MARKED, (_, word: string) => word.replace(/\d/g, (digit) => `\uE001${digit}`));
  const digits = mask.replace(/\uE001\d/g, '1').replace(/[^01]/g, '').length;
  return digits > 1 ? mask.trim() : null;
}

function formatOf(id: number, code: string): NumberFormat {
  if (BUILT_IN_DAYS.has(id)) return 'DAY';
  if (BUILT_IN_OTHERS.has(id)) return 'OTHER';
  const sections = code
    .replace(/\[(?:h+|m+|s+)\]/gi, 'h')
    .replace(/\[[^\]]*\]/g, '')
    .match(/(?:"[^"]*"|\\.|[^;"\\])+/gsu);
  const [first = ''] = sections ?? [];
  const { signs } = partsOf(first);
  const dated = signs.replace(/s\.0+/gi, 's');
  if (/^[dmyhs/.,:\s-]+(?:am\/pm|a\/p)?[\s@]*$/i.test(dated) && /[dmyhs]/i.test(dated))
    return /y/i.test(dated) && /m/i.test(dated) ? 'DAY' : 'OTHER';
  if ((sections ?? []).slice(0, 3).some(isScaled)) return 'OTHER';
  const mask = maskOf(first);
  return mask === null ? null : { mask };
}

/** Whole digits as a mask shows them, with zeros for the places that they do not fill. */
export function formattedBy(mask: string, digits: string): string {
  const places = mask.replace(/\uE001\d/g, '').replace(/[^0]/g, '').length;
  const padded = digits.padStart(places, '0');
  const extra = padded.length - places;
  let at = 0;
  return mask.replace(/\uE001(\d)|0/g, (_, own?: string) => {
    if (own !== undefined) return own;
    const from = at === 0 ? 0 : at + extra;
    at += 1;
    return padded.slice(from, at + extra);
  });
}

const elements = (root: Document | Element, name: string): readonly Element[] => [
  ...root.getElementsByTagNameNS('*', name),
];
const numberOf = (element: Element, name: string): number => Number(element.getAttribute(name) ?? '0'); // not an amount: an id

/** The formats of a workbook's cells, by the place that a cell names. */
export function formatsOf(styles: Document): readonly NumberFormat[] {
  const codes = new Map(
    elements(styles, 'numFmt').map((each) => [numberOf(each, 'numFmtId'), each.getAttribute('formatCode') ?? '']),
  );
  const [cells] = elements(styles, 'cellXfs');
  return (cells ? elements(cells, 'xf') : []).map((each) => {
    const id = numberOf(each, 'numFmtId');
    return formatOf(id, codes.get(id) ?? '');
  });
}

/** Returns the day that a sheet keeps as a number of days; null where it is none. A sheet counts a 29 February 1900 that never was. */
export function dayOfSerial(text: string, since1904: boolean): string | null {
  const [, days = ''] = /^(\d{1,6})(?:\.\d+)?$/.exec(text) ?? [];
  const serial = Number(days); // not an amount: days
  if (days === '' || (!since1904 && serial <= 60)) return null;
  const day = since1904 ? addDays('1904-01-01', serial) : addDays('1900-01-01', serial - 2);
  return isIsoDate(day) ? day : null;
}
