import type { Db } from '#core/db/client.ts';

/** A deed of the database's owner on one row, and the finding that must follow it. */
export interface Fault {
  readonly deed: string;
  readonly table: string;
  /** Touches one row of those that `where` leaves (a condition over y) and returns, as `objek`, how the finding calls it. */
  statement(where: string, key: string): string;
  readonly where: string;
  /** The name of the check begins so. */
  readonly check: string;
}

/** Names the check of rows under versions, and of the rows that are in the chain by themselves. */
export const ROW = '27 every row of evidence';
export const CHAIN = '6 nothing that was chained';

interface More {
  readonly where?: string;
  readonly check?: string;
  /** Names the row in the finding, as an expression over it (alias x); otherwise by its key, as the check of rows writes it. */
  readonly reported?: string;
}

const one = (table: string, where: string): string =>
  `(x.tableoid, x.ctid) in (select y.tableoid, y.ctid from ${table} y where ${where} order by y::text limit 1)`;

const fault = (deed: string, table: string, more: More, statement: (where: string) => string): Fault => ({
  deed,
  table,
  where: more.where ?? 'true',
  statement: (where, key) => `${statement(where)} returning (${more.reported ?? key})::text as objek`,
  check: more.check ?? ROW,
});

/** A row changes. */
export const changed = (deed: string, table: string, set: string, more: More = {}): Fault =>
  fault(deed, table, more, (where) => `update ${table} x set ${set} where ${one(table, where)}`);

/** A row goes. */
export const gone = (deed: string, table: string, more: More = {}): Fault =>
  fault(deed, table, more, (where) => `delete from ${table} x where ${one(table, where)}`);

/** A row comes that is another's copy but for these columns, given as JSON over y. */
export const added = (deed: string, table: string, but: string, more: More = {}): Fault =>
  fault(
    deed,
    table,
    more,
    (where) =>
      `insert into ${table} as x select n.* from (select * from ${table} y where ${where} order by y::text limit 1) y cross join lateral jsonb_populate_record(null::${table}, to_jsonb(y) || ${but}) n`,
  );

/** Any column of a kind may hold this value. */
const ANY: Readonly<Record<string, string>> = {
  S: `'x'`,
  N: '1',
  D: `'2026-12-21'`,
  B: 'false',
  A: `'{}'`,
  U: `'{}'`,
  Z: `'x'`,
};
const OF_TYPE: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  bytea: `'\\x01'`,
  account_status: `'DORMAN'`,
};

/** Inserts a row as a program of the owner that names itself does, so that it has its version. */
async function insertRow(tx: Db, table: string): Promise<void> {
  const columns = await tx<{ nama: string; jenis: string; kategori: string; pilihan: string | null }[]>`
    select a.attname as nama, t.typname as jenis, t.typcategory as kategori, (select quote_literal(min(e.enumlabel)) from pg_enum e where e.enumtypid = t.oid) as pilihan
    from pg_attribute a join pg_type t on t.oid = a.atttypid
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = '' order by a.attnum`;
  const values = columns.map(({ jenis, kategori, pilihan }) => pilihan ?? OF_TYPE[jenis] ?? ANY[kategori] ?? `'x'`);
  await tx`select set_config('amanah.asal', 'PASANG', true)`;
  await tx.unsafe(`insert into ${table} (${columns.map(({ nama }) => nama).join(', ')}) values (${values.join(', ')})`);
}

/** The owner may drop what a table asks of its rows. */
async function dropConstraints(tx: Db, table: string): Promise<void> {
  const each = await tx<{ perintah: string }[]>`
    select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as perintah from pg_constraint c
    where c.contype in ('c', 'f') and c.conparentid = 0 and c.coninhcount = 0 and ${table}::regclass in (c.conrelid, c.confrelid)`;
  for (const { perintah } of each) await tx.unsafe(perintah);
}

const undo = new Error('taken back');

/**
 * Plants a fault, past every trigger and constraint of its table, and asks the check; takes it back. Where the bank's life left no such row, the
 * function inserts one before. `objek` is null where no row was touched.
 */
export async function plant(
  owner: Db,
  fault: Fault,
  ask: (tx: Db, fault: Fault) => PromiseLike<readonly { rincian: string }[]>,
): Promise<{ readonly objek: string | null; readonly said: readonly string[] }> {
  let [objek, said]: [string | null, readonly string[]] = [null, []];
  await owner
    .begin(async (tx) => {
      const within = tx as unknown as Db;
      await dropConstraints(within, fault.table);
      const [there] = await tx.unsafe<{ ada: boolean }[]>(`select exists (select from ${fault.table}) as ada`);
      if (!there?.ada) await insertRow(within, fault.table);
      await tx`select set_config('amanah.asal', '', true)`;
      await tx.unsafe(`alter table ${fault.table} disable trigger user`);
      const [key] = await tx<{ kunci: string }[]>`select row_key_of(${fault.table}, 'x') as kunci`;
      const rows = await tx.unsafe<{ objek: string }[]>(
        fault.statement(there?.ada ? fault.where : 'true', key?.kunci ?? ''),
      );
      objek = rows[0]?.objek ?? null;
      if (rows.length > 1) throw new Error(`${fault.deed}: ${rows.length} rows were touched`);
      if (objek !== null) said = (await ask(within, fault)).map(({ rincian }) => rincian);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw new Error(`${fault.deed}: ${error instanceof Error ? error.message : String(error)}`);
    });
  return { objek, said };
}
