import { callScope } from '#core/db/call-scope.ts';
import { fail } from '#lib/errors/errors.ts';
import { opensJson } from '#lib/json-text.ts';
import type { Context } from './context.ts';

/** Fields that name a customer, or may. Those of users, branches, products and other banks' customers are none. */
const NAMES =
  /^(nama(_(nasabah|rekening|pemilik|pemegang|penarik|penerima|tujuan|asal|sumber|lawan|dari|ke))?|pemilik)$/;
/** Fields that say which customer: an account's number, a customer's, or several in one text. */
const NUMBERS = /^((nomor_)?(rekening|nasabah)|(asal|ke)$)/;
const NUMBER = /(?<!\d)\d{6,16}(?!\d)/g;

/** A field of the contract has one of few names; those inside an item's own text are not worth remembering beyond this. */
const MOST_KINDS = 2_000;
const kinds = new Map<string, 'NAME' | 'NUMBER' | ''>();

/** Returns what a field holds by its name. */
function kindOf(key: string): 'NAME' | 'NUMBER' | '' {
  const known = kinds.get(key);
  if (known !== undefined) return known;
  const kind = NAMES.test(key) ? 'NAME' : NUMBERS.test(key) ? 'NUMBER' : '';
  if (kinds.size < MOST_KINDS) kinds.set(key, kind);
  return kind;
}

interface NamedRow {
  named: boolean;
  readonly numbers: Set<string>;
}

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** An item keeps its content as JSON text; a text that only resembles JSON yields nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Yields the numbers in a text, and those behind a mask in it. */
function* numbersOf(text: string): Iterable<string> {
  yield* callScope()?.progress.masked?.get(text) ?? [];
  for (const [number] of text.matchAll(NUMBER)) yield number;
}

/** Collects from one row, and from what is nested in it; each row of a list counts by itself. */
function collect(key: string, value: unknown, row: NamedRow, rows: NamedRow[]): void {
  if (typeof value === 'string') {
    const kind = opensJson(value) ? 'NESTED' : kindOf(key);
    if (kind === 'NESTED') collect(key, parsed(value), row, rows);
    else if (kind === 'NAME') row.named ||= value !== '';
    else if (kind === 'NUMBER') for (const number of numbersOf(value)) row.numbers.add(number);
  } else if (Array.isArray(value)) {
    for (const each of value) {
      if (isRecord(each)) collect('', each, fresh(rows), rows);
      else collect(key, each, row, rows);
    }
  } else if (isRecord(value)) {
    for (const name of Object.keys(value)) collect(name, value[name], row, rows);
  }
}

function fresh(rows: NamedRow[]): NamedRow {
  const row: NamedRow = { named: false, numbers: new Set() };
  rows.push(row);
  return row;
}

/** Returns the numbers of accounts and customers beside a name in an answer; each once. */
export function namedIn(answer: unknown): string[] {
  const rows: NamedRow[] = [];
  collect('', answer, fresh(rows), rows);
  return [...new Set(rows.flatMap(({ named, numbers }) => (named ? [...numbers] : [])))];
}

/**
 * Counts the customers of other branches whom an answer names, against the bound on lists of customers, and keeps each in the trail. It goes over
 * every answer where it leaves the core, so that a call written tomorrow is counted without its author thinking of it. Accounts that the call has
 * read as those of the reader’s branch are not asked about, and a posting names few others. Head office serves all branches.
 * LOOKED_ENOUGH.
 */
export async function recordNamesRead(context: Context, rpc: string, answer: unknown): Promise<void> {
  const { db, caller, correlation } = context;
  if (caller.headOffice) return;
  const { branches, looked = 0 } = callScope()?.progress ?? {};
  const numbers = namedIn(answer).filter((number) => branches?.get(number) !== caller.kodeCabang);
  if (numbers.length === 0) return;
  const [row] = await db<{ cukup: boolean }[]>`
    select disclose_names(${caller.idUser}, ${caller.kodeCabang}, ${rpc}, ${numbers}, ${numbers}, ${looked},
      ${correlation || null}::uuid) as cukup`;
  if (!row?.cukup) fail('LOOKED_ENOUGH');
}
