import { entityLists, lineLists, personLists } from '#lib/customers/reference-lists.ts';
import type { Language } from '#lib/messages/id.ts';
import type { CallMeta, CoreCall } from './core-connection.ts';
import { perProcess } from './per-process.ts';

/**
 * The core shows, keeps and signs the fields of a record with the Indonesian names of the bank's codes. A reader of English gets the English names,
 * which stand beside them in the bank's own lists. A name that no list offers today stays as it is.
 */

/** These fields hold one name of their list. */
const FIELDS: Readonly<Partial<Record<string, string>>> = {
  ...personLists,
  ...entityLists,
  resiko: 'TINGKAT_RESIKO',
};
/** The lines of these fields have a name of their list in one of these places. A source of funds of an account is such a line too. */
const LINES: Readonly<Partial<Record<string, { readonly list: string; readonly places: readonly number[] }>>> = {
  sumber_dana: { list: lineLists.sumber_dana, places: [0] },
  dokumen: { list: lineLists.dokumen, places: [0] },
  // The relation stands before the office, where there is one.
  pihak: { list: lineLists.pihak, places: [2, 3] },
};
const INDICATORS = 'INDIKATOR_RESIKO';
/** Between the lines of a field and between the parts of a line, as the core joins them. */
const LINE = '; ';
const PART = ' · ';

/** The lists are read for the caller of the reply. */
interface Reader {
  readonly call: CoreCall;
  readonly meta: CallMeta;
}
/** Returns the name to show in place of one of a list. */
type Translate = (list: string, name: string) => string;

interface Change {
  readonly kolom: string;
  readonly lama: string;
  readonly baru: string;
}
const isChange = (row: object): row is Change =>
  'kolom' in row &&
  'lama' in row &&
  'baru' in row &&
  [row.kolom, row.lama, row.baru].every((text) => typeof text === 'string');

interface Indicator {
  readonly indikator: string;
  readonly uraian: string;
}
const isIndicator = (row: object): row is Indicator =>
  'indikator' in row && 'uraian' in row && typeof row.uraian === 'string';

const lineIn = (line: string, list: string, places: readonly number[], translate: Translate): string =>
  line
    .split(PART)
    .map((part, place) => (places.includes(place) && !/[\d*]/.test(part) ? translate(list, part) : part))
    .join(PART);

function valueIn(kolom: string, value: string, translate: Translate): string {
  const list = FIELDS[kolom];
  if (list !== undefined) return translate(list, value);
  const lines = LINES[kolom];
  if (lines === undefined) return value;
  return value
    .split(LINE)
    .map((line) => lineIn(line, lines.list, lines.places, translate))
    .join(LINE);
}

/** Returns a part of a reply with the names of codes in it translated, wherever they stand. */
function partIn(part: unknown, translate: Translate): unknown {
  if (Array.isArray(part)) return part.map((each) => partIn(each, translate));
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part;
  if (isChange(part)) {
    const { kolom, lama, baru } = part;
    return { ...part, lama: valueIn(kolom, lama, translate), baru: valueIn(kolom, baru, translate) };
  }
  if (isIndicator(part)) return { ...part, uraian: translate(INDICATORS, part.uraian) };
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, partIn(value, translate)]));
}

/** A bank seldom renames a code; after this time a new name is shown. */
const CACHE_MS = 300_000;
const CACHED = 5_000;
/** Names are worth no long wait: the reply is there already. */
const DEADLINE_MS = 1_000;
/** The most that the core returns at once. */
const SHOWN = 100;

interface Cached {
  readonly until: number;
  readonly name: Promise<string>;
}
const cache = () => perProcess('reference-names', () => new Map<string, Cached>());

/** Returns the English name beside this Indonesian one; the Indonesian one where the lists do not have it or cannot be read. */
function englishName(list: string, name: string, reader: Reader): Promise<string> {
  const names = cache();
  const key = `${list} ${name}`;
  const known = names.get(key);
  if (known && known.until > performance.now()) return known.name;
  names.delete(key);
  if (names.size >= CACHED) names.delete(names.keys().next().value ?? '');
  const paging = { page: 1, show: SHOWN, cursor: '', sort: '', keyword: name };
  const { call, meta } = reader;
  const english = call('parameter.pilihan', { kelompok: list, paging }, { ...meta, deadlineMs: DEADLINE_MS }).then(
    ({ data }) => data.find(({ uraian }) => uraian === name)?.uraian_en || name,
    () => {
      names.delete(key);
      return name;
    },
  );
  names.set(key, { until: performance.now() + CACHE_MS, name: english });
  return english;
}

/** Returns a reply with the names of the bank's codes in the language of its reader. */
export async function namesIn(language: Language, reply: unknown, reader: Reader): Promise<unknown> {
  if (language !== 'en') return reply;
  const wanted = new Map<string, readonly [list: string, name: string]>();
  partIn(reply, (list, name) => {
    if (name !== '') wanted.set(`${list} ${name}`, [list, name]);
    return name;
  });
  if (wanted.size === 0) return reply;
  const english = new Map(
    await Promise.all(
      [...wanted].map(async ([key, [list, name]]) => [key, await englishName(list, name, reader)] as const),
    ),
  );
  return partIn(reply, (list, name) => english.get(`${list} ${name}`) ?? name);
}
