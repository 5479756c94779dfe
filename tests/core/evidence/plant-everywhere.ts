import { connect, type Db } from '#core/db/client.ts';
import { evidence } from '#core/db/reference/evidence.ts';

/** Gives another value of a column's type, as an expression over the column. */
const OTHER: Readonly<Record<string, string>> = {
  text: `%c || 'x'`,
  int4: '%c + 1',
  int8: '%c + 1',
  int2: '%c + 1',
  numeric: '%c + 1',
  bool: 'not %c',
  date: '%c - 1',
  timestamptz: `%c - interval '1 day'`,
  jsonb: `'{"lain": 1}'::jsonb`,
  bytea: `'\\x00'::bytea`,
};

const undo = new Error('taken back');

/** Runs in a transaction of the owner's own hand, past every trigger of the table, and takes it back; null where the database itself refuses the statement. */
async function planted<T>(
  owner: Db,
  table: string,
  statement: string,
  look: (tx: Db) => Promise<T>,
): Promise<T | null> {
  let seen: T | null = null;
  await owner
    .begin(async (tx) => {
      await tx.unsafe(`alter table ${table} disable trigger user`);
      if ((await tx.unsafe(statement)).count > 0) seen = await look(tx as unknown as Db);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo && !(error instanceof Error && 'code' in error)) throw error;
    });
  return seen;
}

/** Holds the result of each versioned table that has rows: the change of one of them, and its check's finding. */
export interface Planted {
  readonly table: string;
  readonly deed: 'changed' | 'taken away';
  readonly said: readonly string[];
}

/** Changes a row of every table that comes under versions, and takes one away, each by itself; leaves nothing behind. */
export async function plantEverywhere(ownerUrl: string): Promise<readonly Planted[]> {
  const owner = connect(ownerUrl, { max: 1 });
  const done: Planted[] = [];
  try {
    for (const [table, each] of Object.entries(evidence)) {
      if (each.kind !== 'versioned') continue;
      const besides = Object.keys(each.besides ?? {});
      const said = async (tx: Db) =>
        (await tx<{ keadaan: string }[]>`select keadaan from rows_without_version(${table}, ${besides}::text[])`).map(
          ({ keadaan }) => keadaan,
        );
      const one = `where ctid = (select ctid from ${table} limit 1)`;
      const gone = await planted(owner, table, `delete from ${table} ${one}`, said);
      if (gone) done.push({ table, deed: 'taken away', said: gone });
      const columns = await owner<{ nama: string; jenis: string }[]>`
        select a.attname as nama, t.typname as jenis from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attname <> all (${besides})
          and not exists (select from pg_index i where i.indrelid = a.attrelid and i.indisprimary and a.attnum = any (i.indkey))`;
      for (const { nama, jenis } of columns) {
        const value = OTHER[jenis]?.replace('%c', nama);
        const changed =
          value &&
          (await planted(owner, table, `update ${table} set ${nama} = ${value} ${one} and ${nama} is not null`, said));
        if (!changed) continue;
        done.push({ table, deed: 'changed', said: changed });
        break;
      }
    }
  } finally {
    await owner.end();
  }
  return done;
}
