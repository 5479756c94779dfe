import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { makePartitionsAhead, prunePartitions, summariseMonths } from '#core/db/partitions.ts';
import { beginOn } from '#core/db/transactions.ts';
import { breaksBooks, emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await emptyBank();
  breaksBooks(bank, ['1', '2', '4', '5', '26']);
});
afterAll(() => bank.close());

const partitionsOf = async (table: string): Promise<string[]> =>
  (
    await bank.owner<{ nama: string }[]>`
      select c.relname as nama from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${table}::regclass and c.relname ~ '[0-9]{6}$' order by 1`
  ).map((row) => row.nama);

const TABLES = [
  'journal',
  'journal_line',
  'cash_movement',
  'audit_log',
  'audit_chain',
  'flow_step',
  'inbox_event',
  'idempotency',
] as const;

test('a migrated database has every table’s months ahead, and asking again makes none', async () => {
  const months = (await partitionsOf('journal')).map((name) => name.slice(-6));
  expect(months).toHaveLength(4);
  for (const table of TABLES) expect(await partitionsOf(table)).toEqual(months.map((month) => `${table}_${month}`));
  // In a run that a new month begins in, that month is missing; a second question finds none.
  const [turned] = await bank.owner<{ missing: number }[]>`
    select case when date_trunc('month', min(dijalankan_pada)) = date_trunc('month', now()) then 0 else (select count(*)::integer from partitioned_tables()) end as missing
    from schema_migration`;
  expect(await makePartitionsAhead(beginOn(bank.app))).toBe(turned?.missing);
  expect(await makePartitionsAhead(beginOn(bank.app))).toBe(0);
});

test('the application makes missing partitions and nothing else', async () => {
  await bank.owner.unsafe(`drop table ${(await partitionsOf('journal_line')).at(-1)}`);
  await bank.owner.unsafe(`drop table ${(await partitionsOf('idempotency')).at(-1)}`);
  expect(await makePartitionsAhead(beginOn(bank.app))).toBe(2);
  expect(await makePartitionsAhead(beginOn(bank.app))).toBe(0);
});

test('making a month blocks neither a long read of the ledger nor a posting', async () => {
  for (const table of ['journal', 'journal_line'])
    await bank.owner.unsafe(`drop table ${(await partitionsOf(table)).at(-1)}`);
  const [reader, poster] = [connect(bank.ownerUrl, { max: 1 }), connect(bank.ownerUrl, { max: 1 })];
  await reader`begin`;
  await reader`select count(*) from journal_line`;
  await poster`begin`;
  await poster`lock table journal, journal_line in row exclusive mode`;
  expect(await makePartitionsAhead(beginOn(bank.app))).toBe(2);
  for (const each of [reader, poster]) {
    await each`commit`;
    await each.end();
  }
});

const key = (day: string, tail: string) =>
  `${Date.parse(`${day}T05:00:00+07:00`)
    .toString(16)
    .padStart(12, '0')
    .replace(/^(.{8})/, '$1-')}-7000-8000-${tail.padStart(12, '0')}`;

test('a key goes to the month it names, whenever it comes; one that came before its month was made is found in it afterwards', async () => {
  const insert = (kunci: string) =>
    bank.owner`insert into idempotency (kunci, id_user, sidik) values (${kunci}, 'teller1', '')`;
  const early = key('2031-05-01', '1');
  const other = '6f1d9a52-8a1c-4f2e-9d1b-0c8e5f1a7b30';
  await insert(early);
  await insert(other);
  await bank.owner`select ensure_partitions('2031-05-17', 1)`;
  await insert(key('2031-05-31', '2'));
  const rows = await bank.owner<{ kunci: string; tabel: string }[]>`
    select kunci, tableoid::regclass::text as tabel from idempotency order by tabel, kunci`;
  expect(rows.map((row) => [row.kunci, row.tabel])).toEqual([
    [early, 'idempotency_203105'],
    [key('2031-05-31', '2'), 'idempotency_203105'],
    [other, 'idempotency_lain'],
  ]);
  for (const kunci of [early, other]) await expect(insert(kunci)).rejects.toMatchObject({ code: '23505' });
});

test('a table holds all its months until the bank says how many; then the oldest are pruned', async () => {
  await bank.owner`delete from retention`;
  await bank.owner`select ensure_partitions('2020-01-01', 3)`;
  expect(await prunePartitions(beginOn(bank.app))).toBe(0);
  await bank.owner`insert into retention (tabel, bulan) values ('inbox_event', 12), ('journal', null)`;
  expect(await prunePartitions(beginOn(bank.app))).toBe(3);
  expect(await partitionsOf('inbox_event')).not.toContain('inbox_event_202001');
  expect(await partitionsOf('journal')).toContain('journal_202001');
  expect(await prunePartitions(beginOn(bank.app))).toBe(0);
});

test('an indexed month end is not searched again for its tail, and a later line there is found', async () => {
  const months = ['2021-03-10', '2021-04-10'];
  const insertLines = async (date: string, lines: number) => {
    await bank.owner`
      insert into journal_line (journal_id, tanggal, xid, jumlah, urut, kode_cabang, kode_gl, kode_valuta)
      select 1, ${date}::date, pg_current_xact_id()::text::bigint, 100, n, '000', '101001', 'IDR' from generate_series(1, ${lines}::integer) n`;
  };
  await bank.owner`select ensure_partitions('2021-03-01', 2)`;
  // More than a span of blocks, whose first one an index knows from the beginning.
  for (const month of months) await insertLines(month, 2_000);
  await bank.owner`select rollup_gl_balances()`;
  await bank.owner`analyze journal_line`;
  /** Lines that are read and put aside again, for not being of those asked for. */
  const readInVain = async () => {
    const plan = await bank.owner.begin(async (tx) => {
      await tx`select set_config(n, 'off', true) from unnest(array['enable_seqscan', 'enable_indexscan', 'enable_indexonlyscan']) n`;
      return tx`explain (analyze, costs off, timing off, summary off) select from journal_line l where l.xid >= (select f.horizon from gl_rollup_watermark f)`;
    });
    return plan.flatMap((row) => /Removed by Index Recheck: (\d+)/.exec(row['QUERY PLAN'])?.[1] ?? []).map(Number);
  };
  expect(await readInVain()).toHaveLength(months.length);
  expect(await summariseMonths(beginOn(bank.app))).toBeGreaterThanOrEqual(months.length);
  expect(await readInVain()).toEqual([]);
  expect(await summariseMonths(beginOn(bank.app))).toBe(0);
  await insertLines('2021-03-11', 3);
  const tail = await bank.app`select tanggal, debet from unaggregated_totals()`;
  expect(tail).toEqual(Array(3).fill({ tanggal: '2021-03-11', debet: 100n }));
});
