import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { readDate } from '#lib/date-input.ts';
import type { Cells, Kind, Why } from './cells.ts';
import { evaluated, type ReadPart } from './name-entry.ts';

/**
 * The consolidated list of the United Nations Security Council as it is published: XML, people and entities with their reference numbers. It comes in
 * parts of whole elements; `kepala` is the text around them. A document type or an entity of its own is refused unread, for it could read files of
 * this machine or grow without end.
 */

/** The list's own frame and nothing else. */
const FRAME =
  /^\s*(?:<\?xml[^<>]*\?>\s*)?<CONSOLIDATED_LIST\b[^<>]*>\s*(?:<\/?(?:INDIVIDUALS|ENTITIES)\s*\/?>\s*)*<\/CONSOLIDATED_LIST>\s*$/;
const ENTITY = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** Deeper than any published element, in case a later one has more. */
const MOST_DEPTH = 12;
const MOST_REASON = 500;
/** Marks before a name that are no letters; a spreadsheet would take them for a formula. */
const LEADING = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\s]+/u;

const REPEATED: ReadonlySet<string> = new Set([
  'INDIVIDUAL',
  'ENTITY',
  'INDIVIDUAL_ALIAS',
  'ENTITY_ALIAS',
  'INDIVIDUAL_DATE_OF_BIRTH',
  'INDIVIDUAL_PLACE_OF_BIRTH',
  'INDIVIDUAL_DOCUMENT',
]);
const parser = new XMLParser({
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: false,
  maxNestedTags: MOST_DEPTH,
  isArray: (name) => REPEATED.has(name),
});

type Element = Readonly<Record<string, unknown>>;
const isElement = (value: unknown): value is Element => typeof value === 'object' && value !== null;
const elementsOf = (of: Element, name: string): readonly Element[] => {
  const found = Object.hasOwn(of, name) ? of[name] : [];
  return Array.isArray(found) ? found.filter(isElement) : [];
};

function letterOf(point: number): string {
  return point > 0x10_ff_ff || (point >= 0xd8_00 && point <= 0xdf_ff) ? '\uFFFD' : String.fromCodePoint(point);
}
/** Returns the text of an element's child on one line; '' where there is none, or it has children. */
function textOf(of: Element, name: string): string {
  const value = Object.hasOwn(of, name) ? of[name] : '';
  if (typeof value !== 'string') return '';
  return value
    .replaceAll(
      ENTITY,
      (_, named: string | undefined, decimal: string | undefined, hex: string | undefined) =>
        named
          ? (NAMED[named.toLowerCase()] ?? '')
          : letterOf(Number.parseInt(decimal ?? hex ?? '0', decimal ? 10 : 16)), // not an amount: a letter's number
    )
    .replaceAll(/\s+/g, ' ')
    .trim();
}
const joined = (of: Element, names: readonly string[], between: string): string =>
  names
    .map((name) => textOf(of, name))
    .filter(Boolean)
    .join(between);

/** Reads the birth of an element: a day, or the possible years. */
function birthOf(of: Element): string {
  const day = readDate(textOf(of, 'DATE').slice(0, 10));
  const about = textOf(of, 'TYPE_OF_DATE').toUpperCase() === 'APPROXIMATELY';
  if (day && !about) return day;
  const years = ['FROM_YEAR', 'TO_YEAR', 'YEAR']
    .map((name) => textOf(of, name))
    .concat(day?.slice(0, 4) ?? '')
    .filter((year) => /^\d{4}$/.test(year))
    .map((year) => Number.parseInt(year, 10)); // not an amount: a year
  if (years.length === 0) return '';
  const [low, high] = [Math.min(...years) - (about ? 1 : 0), Math.max(...years) + (about ? 1 : 0)];
  return low === high ? String(low) : `${low}-${high}`;
}

/** Returns numbers of documents; a sentence about a number is left out, for it never equals anybody's. */
const numbersOf = (of: Element): string[] =>
  elementsOf(of, 'INDIVIDUAL_DOCUMENT')
    .map((document) => textOf(document, 'NUMBER'))
    .filter((number) => /^[A-Z0-9][A-Z0-9 ./-]{2,28}$/i.test(number) && /\d/.test(number));

function cellsOf(of: Element, macam: 'P' | 'B'): Cells {
  const births = elementsOf(of, 'INDIVIDUAL_DATE_OF_BIRTH').map(birthOf).filter(Boolean);
  const day = births.find((birth) => /^\d{4}-\d{2}-\d{2}$/.test(birth));
  const nama = joined(of, ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'], ' ').replace(LEADING, '');
  const alias = elementsOf(of, macam === 'P' ? 'INDIVIDUAL_ALIAS' : 'ENTITY_ALIAS')
    .map((each) => textOf(each, 'ALIAS_NAME').replace(LEADING, ''))
    .filter((name) => name !== '' && name !== nama);
  const place = elementsOf(of, 'INDIVIDUAL_PLACE_OF_BIRTH')
    .map((each) => joined(each, ['CITY', 'STATE_PROVINCE', 'COUNTRY'], ', '))
    .filter(Boolean)
    .join('; ')
    .replace(LEADING, '');
  const reason = joined(of, ['UN_LIST_TYPE', 'LISTED_ON', 'COMMENTS1'], ', ')
    .slice(0, MOST_REASON)
    .replace(LEADING, '');
  const one = (text: string): readonly string[] => (text === '' ? [] : [text]);
  return {
    kode: one(textOf(of, 'REFERENCE_NUMBER')),
    nama: one(nama),
    macam: [macam],
    alias,
    tempat_lahir: one(place.slice(0, MOST_REASON)),
    tanggal_lahir: one(day ?? ''),
    lahir: [...new Set(births)].filter((birth) => birth !== day),
    nomor_identitas: macam === 'P' ? numbersOf(of) : [],
    alasan: one(reason),
  };
}

const refused = (line: number, column: string, kode: Why): ReadPart => ({
  rows: [],
  violations: [{ field: `isi.${line}.${column}`, kode }],
  warnings: [],
});

/** Returns true when a file's frame is XML, which this reader takes. */
export const isXml = (kepala: string): boolean => /^\s*</.test(kepala.replace(/^\uFEFF/, ''));

/** Reads one part of the list; `first` counts its names from 2 on, as lines of a file with one line above them. */
export function readUnList(
  kind: Kind,
  kepala: string,
  isi: string,
  first: number,
  known: readonly string[] = [],
): ReadPart {
  for (const [line, text] of [
    [1, kepala.replace(/^\uFEFF/, '')],
    [first, isi],
  ] as const) {
    if (text.includes('<!') || text.replaceAll(ENTITY, '').includes('&')) return refused(line, 'xml', 'v.xmlTerlarang');
  }
  if (!FRAME.test(kepala.replace(/^\uFEFF/, ''))) return refused(1, 'kepala', 'v.xml');
  const text = `<L>${isi}</L>`;
  let list: unknown;
  try {
    if (XMLValidator.validate(text) !== true) return refused(first, 'xml', 'v.xml');
    list = parser.parse(text)?.L;
  } catch {
    // It is too deep, or so wrong that the parser gives up.
    return refused(first, 'xml', 'v.xml');
  }
  if (!isElement(list))
    return isi.trim() === '' ? { rows: [], violations: [], warnings: [] } : refused(first, 'xml', 'v.xml');
  if (Object.keys(list).some((name) => name !== 'INDIVIDUAL' && name !== 'ENTITY'))
    return refused(first, 'xml', 'v.xml');
  const cells = [
    ...elementsOf(list, 'INDIVIDUAL').map((each) => cellsOf(each, 'P')),
    ...elementsOf(list, 'ENTITY').map((each) => cellsOf(each, 'B')),
  ];
  return evaluated(
    kind,
    cells.map((each, at) => ({ urut: first + at, cells: each })),
    known,
  );
}
