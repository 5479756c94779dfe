import type { FieldRightId } from './access/rights.ts';
import { ACCOUNT_DIGITS, isAccountNumber } from './account-number.ts';
import { opensJson } from './json-text.ts';

/**
 * These are hidden from everyone without the right to see them. Numbers keep their last four characters, enough to tell two apart and to
 * read back to a customer; a name keeps its first letter and does not show its length.
 */
export type Sensitive = 'nik' | 'ibu-kandung' | 'telepon' | 'rekening';

const RIGHTS = {
  nik: 'lihat-nik',
  'ibu-kandung': 'lihat-ibu-kandung',
  telepon: 'lihat-telepon',
  rekening: 'lihat-rekening',
} as const satisfies Record<Sensitive, FieldRightId>;

/** The table lists the sensitive fields by their names on the wire. */
const FIELDS: Readonly<Partial<Record<string, Sensitive>>> = {
  nomor_rekening: 'rekening',
  nomor_rekening_debet: 'rekening',
  nomor_rekening_kredit: 'rekening',
  nomor_rekening_lawan: 'rekening',
  rekening: 'rekening',
  nomor_identitas: 'nik',
  nik: 'nik',
  nomor_npwp: 'nik',
  nomor_dokumen: 'nik',
  telepon: 'telepon',
  nomor_telepon: 'telepon',
  telepon_rumah: 'telepon',
  telepon_kantor: 'telepon',
  nama_ibu_kandung: 'ibu-kandung',
};

/** These may be opened one by one, on records that have them. `pihak` are the documents of those who stand beside a customer. */
export const maskedColumns = [
  'nomor_rekening',
  'nomor_identitas',
  'nomor_npwp',
  'telepon',
  'telepon_rumah',
  'telepon_kantor',
  'nama_ibu_kandung',
  'pihak',
] as const;
export type MaskedColumn = (typeof maskedColumns)[number];
export const isMaskedColumn = (kolom: string): kolom is MaskedColumn =>
  (maskedColumns as readonly string[]).includes(kolom);

const SHOWN = 4;

/** Hides a value whoever asks; a text too short to keep an end is hidden whole. A masked text stays as it is. */
export function mask(kind: Sensitive, text: string): string {
  if (text === '' || isMasked(text)) return text;
  if (kind === 'ibu-kandung') return `${text.slice(0, 1)}*****`;
  const visible = text.length > SHOWN ? text.slice(-SHOWN) : '';
  return visible.padStart(text.length, '*');
}

/** Returns true when a text holds a mask instead of the value. */
export const isMasked = (text: string): boolean => text.includes('**');

/** Returns true when a user with these menus and rights may see such fields. */
export const maySee = (kind: Sensitive, held: ReadonlySet<string>): boolean => held.has(RIGHTS[kind]);

/** Returns a value as a user with these menus and rights may see it. */
export const seenBy = (held: ReadonlySet<string>, kind: Sensitive, text: string): string =>
  maySee(kind, held) ? text : mask(kind, text);

/** The pattern finds an account number inside a sentence; longer numbers, amounts and ids are none. */
const NUMBER = /(?<![0-9A-Za-z._*-])\d{12}(?![0-9A-Za-z_-]|[.,]\d)/g;

const hideNumbers = (text: string): string =>
  text.length < ACCOUNT_DIGITS
    ? text
    : text.replace(NUMBER, (found) => (isAccountNumber(found) ? mask('rekening', found) : found));

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** The maker of an item sees the own entries unmasked, or a returned item could not be sent again. */
const isOwnItem = (value: Values, idUser: string): boolean => isRecord(value.item) && value.item.user_input === idUser;

interface Reader {
  readonly idUser: string;
  readonly held: ReadonlySet<string>;
}

function hideText(key: string, text: string, reader: Reader): string {
  const kind = FIELDS[key];
  if (kind !== undefined && !maySee(kind, reader.held)) return mask(kind, text);
  if (opensJson(text)) return hideJson(text, reader);
  return maySee('rekening', reader.held) ? text : hideNumbers(text);
}

/** JSON text is masked inside; when nothing is hidden it keeps every letter. */
function hideJson(text: string, reader: Reader): string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return maySee('rekening', reader.held) ? text : hideNumbers(text);
  }
  const before = JSON.stringify(parsed);
  const after = JSON.stringify(hide('', parsed, reader));
  return after === before ? text : after;
}

/** Hides one changed field: its name says what the old and the new value are. */
function hideChange(change: Values, reader: Reader): Values {
  const name = String(change.kolom);
  return { ...change, lama: hide(name, change.lama, reader), baru: hide(name, change.baru, reader) };
}

function hide(key: string, value: unknown, reader: Reader): unknown {
  if (typeof value === 'string') return hideText(key, value, reader);
  if (Array.isArray(value)) return hideEach(key, value, reader);
  if (!isRecord(value)) return value;
  if ('kolom' in value && 'lama' in value) return hideChange(value, reader);
  const own = isOwnItem(value, reader.idUser);
  let hidden: Record<string, unknown> | undefined;
  for (const name of Object.keys(value)) {
    if (own && name === 'flowData') continue;
    const seen = hide(name, value[name], reader);
    if (seen === value[name]) continue;
    hidden ??= { ...value };
    hidden[name] = seen;
  }
  return hidden ?? value;
}

/** Most of an answer hides nothing, so that a list or a record is copied only where something of it is hidden. */
function hideEach(key: string, values: readonly unknown[], reader: Reader): readonly unknown[] {
  let hidden: unknown[] | undefined;
  for (const [place, value] of values.entries()) {
    const seen = hide(key, value, reader);
    if (seen === value) continue;
    hidden ??= [...values];
    hidden[place] = seen;
  }
  return hidden ?? values;
}

const EVERYTHING = Object.keys(RIGHTS) as Sensitive[];

/** Returns the rights of a user who may file with authorities, while such a file is made: their forms ask for identities in full. */
export const asReported = (held: ReadonlySet<string>): ReadonlySet<string> =>
  held.has('lapor-identitas') ? new Set([...held, ...Object.values(RIGHTS)]) : held;

/** Returns true when the files of this user for authorities mask nothing. */
export const reportsWhole = (held: ReadonlySet<string>): boolean =>
  EVERYTHING.every((kind) => maySee(kind, asReported(held)));

/** Returns a value by the name of its field, as a user with these menus and rights may see it; account numbers anywhere in it. */
export const fieldSeenBy = (held: ReadonlySet<string>, field: string, text: string): string =>
  EVERYTHING.every((kind) => maySee(kind, held)) ? text : hideText(field, text, { idUser: '', held });

/** Returns an answer as its reader may see it: sensitive fields by name, JSON texts inside, account numbers anywhere. */
export function maskFor<T>(answer: T, reader: Reader): T {
  return EVERYTHING.every((kind) => maySee(kind, reader.held)) ? answer : (hide('', answer, reader) as T);
}
