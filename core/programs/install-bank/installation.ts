import type { Db } from '#core/db/client.ts';
import type { Problem } from './csv.ts';
import type { FileName } from './files.ts';

type Tx = Parameters<Parameters<Db['begin']>[1]>[0];
type Value = string | bigint | boolean | null;
type Values = Readonly<Record<string, Value>>;

/** One row that a run adds to the bank or changes in it. */
export interface Change {
  readonly what: 'add' | 'change';
  readonly file: FileName;
  readonly line: number;
  readonly key: string;
  /** The fields of a change, each before and after. */
  readonly fields: Readonly<Record<string, readonly [string, string]>>;
}

/** The state of the bank before the run. */
export interface BankState {
  /** The bank has postings: from here on two persons change it, and files only add what nobody has used yet. */
  readonly posted: boolean;
  /** A day of it has been opened. */
  readonly opened: boolean;
  /** Head office's day; '' before there is a head office. */
  readonly day: string;
}

export interface Installation {
  readonly tx: Tx;
  readonly bankState: BankState;
  readonly changes: Change[];
  readonly problems: Problem[];
}

/** The place of a row in the files. */
export interface Place {
  readonly file: FileName;
  readonly line: number;
}

/** Adds a problem with a row of a file. */
export function refuse({ problems }: Installation, { file, line }: Place, field: string, problem: string): void {
  problems.push({ file, line, field, problem });
}

/** Returns the reason why a field may not become what the file says, or null; `found` is null for a row that is not there yet. */
type Guard = (field: string, found: Values | null) => string | null;

interface Wanted extends Place {
  readonly table: string;
  readonly key: Values;
  readonly values: Values;
  /** Written beside the values of a new row, and never compared again. */
  readonly born?: Values;
  /** Makes a new row where more than its own columns belongs to it. */
  readonly begin?: () => PromiseLike<unknown>;
  readonly guard: Guard;
}

const shown = (value: Value | undefined): string => String(value ?? '');

/** Brings one row of a table to what the file says, and notes what that changed. What the guard refuses stays as it is. */
export async function bring(installation: Installation, wanted: Wanted): Promise<void> {
  const { tx, changes } = installation;
  const { table, key, values, born = {}, begin, guard, file, line } = wanted;
  const where = Object.entries(key).reduce((all, [name, value]) => tx`${all} and ${tx(name)} = ${value}`, tx`true`);
  const named = Object.keys(values);
  const [found = null] = await tx<Values[]>`select ${tx(named)} from ${tx(table)} where ${where}`;
  const differing = named.filter((field) => found === null || found[field] !== values[field]);
  if (differing.length === 0) return;
  const refusals = differing.flatMap((field) => {
    const problem = guard(field, found);
    return problem === null ? [] : [{ field, problem }];
  });
  // A row that is not there is refused as one, not field by field.
  for (const { field, problem } of found === null ? refusals.slice(0, 1) : refusals) {
    refuse(installation, { file, line }, field, problem);
  }
  if (refusals.length > 0) return;
  if (found === null && begin) await begin();
  else if (found === null) await tx`insert into ${tx(table)} ${tx({ ...key, ...values, ...born })}`;
  else
    await tx`update ${tx(table)} set ${tx(Object.fromEntries(differing.map((field) => [field, values[field]])))} where ${where}`;
  const before = found;
  changes.push({
    what: before === null ? 'add' : 'change',
    file,
    line,
    key: Object.values(key).map(shown).join(' '),
    fields:
      before === null
        ? {}
        : Object.fromEntries(differing.map((field) => [field, [shown(before[field]), shown(values[field])] as const])),
  });
}
