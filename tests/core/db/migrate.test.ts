import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '#core/db/client.ts';
import { migrate, patiently, sentenceOf } from '#core/db/migrate.ts';
import { readRelease, schemaDifference, servedFunctions } from '#core/db/release.ts';
import { beginOn } from '#core/db/transactions.ts';
import { bareDatabase, emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await emptyBank();
});
afterAll(() => bank.close());

const bodyOf = async (name: string): Promise<string | undefined> =>
  (await bank.owner<{ isi: string }[]>`select prosrc as isi from pg_proc where proname = ${name}`)[0]?.isi;

/** Leaves the database as a later release would find it: with other functions than its own. */
const otherRelease = () => bank.owner`update schema_migration set sidik = 'another release' where nama = 'functions'`;

test('changed functions are defined anew, unknown ones are dropped, unchanged ones are left alone', async () => {
  const before = await bodyOf('refuse');
  await bank.owner`create or replace function refuse(p_kode text, p_rincian jsonb default '{}') returns void language sql as 'select'`;
  await bank.owner`create function of_an_older_release() returns integer language sql as 'select 1'`;
  await bank.owner`create function older_trigger() returns trigger language plpgsql as 'begin return new; end'`;
  await bank.owner`create trigger older before update on holiday for each row execute function older_trigger()`;
  expect(await migrate(bank.ownerUrl)).toEqual([]);
  expect(await bodyOf('of_an_older_release')).toBeDefined();

  await otherRelease();
  expect(await migrate(bank.ownerUrl)).toEqual(['functions']);
  expect(await bodyOf('refuse')).toBe(before);
  expect(await bodyOf('of_an_older_release')).toBeUndefined();
  expect(await bodyOf('older_trigger')).toBeUndefined();
  expect(await migrate(bank.ownerUrl)).toEqual([]);
});

test('rights are granted again with the functions, and nothing else is open', async () => {
  await bank.owner`grant execute on function active_admins() to public, amanah_app`;
  await bank.owner`revoke execute on function rollup_gl_balances() from amanah_app`;
  await otherRelease();
  await migrate(bank.ownerUrl);
  const [row] = await bank.owner`
    select has_function_privilege('amanah_app', 'active_admins()', 'execute') as admins,
           has_function_privilege('amanah_app', 'rollup_gl_balances()', 'execute') as rollup`;
  expect({ ...row }).toEqual({ admins: false, rollup: true });
});

test('a database from before the first release is refused unchanged, and a core does not work with it', async () => {
  const old = await bareDatabase();
  await old.owner`create table schema_migration (nama text primary key, sidik text not null, dijalankan_pada timestamptz not null default now())`;
  await old.owner`insert into schema_migration (nama, sidik) values ('0001-bank.sql', 'x')`;
  const sentence = /made by a version before the first release, 0\.1\.0/;
  await expect(migrate(old.ownerUrl)).rejects.toThrow(sentence);
  expect(await schemaDifference(old.owner)).toMatch(sentence);
  const made =
    await old.owner`select nspname as schema, relname as nama from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`;
  expect(made.map((row) => row.nama)).toEqual(['schema_migration']);
  await old.owner`update schema_migration set nama = 'functions'`;
  expect((await migrate(old.ownerUrl)).length).toBeGreaterThan(10);
  await old.close();
});

test('functions have a folder for each module, and the first migrations are one for each', () => {
  const files = readdirSync(new URL('../../../core/db/migrations', import.meta.url)).sort();
  const modules = files.slice(0, 12).map((name) => name.slice('0001-'.length, -'.sql'.length));
  expect(files.map((name) => Number(name.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
  expect(readdirSync(new URL('../../../core/db/functions', import.meta.url)).sort()).toEqual(modules.sort());
});

describe('a database of a later release', () => {
  const LATER = '9999-later.sql';
  const migrations = () =>
    bank.owner<{ nama: string; sidik: string }[]>`select nama, sidik from schema_migration order by nama`;
  const own = async () => (await readRelease()).functions.print;
  /** Leaves it as a later release would: with a migration and functions of its own. */
  const later = async (serasi: boolean, melayani: readonly string[]) => {
    await bank.owner`insert into schema_migration (nama, sidik, serasi) values (${LATER}, 'x', ${serasi})
      on conflict (nama) do update set serasi = excluded.serasi`;
    await bank.owner`update schema_migration set sidik = 'later', melayani = ${[...melayani]} where nama = 'functions'`;
  };
  afterAll(async () => {
    await bank.owner`delete from schema_migration where nama = ${LATER}`;
    await bank.owner`update schema_migration set sidik = ${await own()}, melayani = ${servedFunctions()} where nama = 'functions'`;
    expect(await schemaDifference(bank.owner)).toBe('');
  });

  test('that serves cores of this one is worked with, and a release that is rolled back changes nothing in it', async () => {
    await later(true, ['older', await own()]);
    const before = [...(await migrations())];
    expect(await schemaDifference(bank.owner)).toBe('');
    expect(await migrate(bank.ownerUrl)).toEqual([]);
    expect([...(await migrations())]).toEqual(before);
  });

  test('is worked with between its migrations and its functions', async () => {
    await later(true, []);
    await bank.owner`update schema_migration set sidik = ${await own()} where nama = 'functions'`;
    expect(await schemaDifference(bank.owner)).toBe('');
  });

  test('with a migration that takes something away is refused, by cores and by the migration of this one', async () => {
    await later(false, [await own()]);
    const sentence = `it is newer than this release, which does not know ${LATER}`;
    expect(await schemaDifference(bank.owner)).toBe(sentence);
    await expect(migrate(bank.ownerUrl)).rejects.toThrow(sentence);
  });

  test('with functions that serve others alone is refused as well', async () => {
    await later(true, ['older']);
    const sentence = 'it is newer than this release, and its functions serve no core of it';
    expect(await schemaDifference(bank.owner)).toBe(sentence);
    await expect(migrate(bank.ownerUrl)).rejects.toThrow(sentence);
  });
});

test('a shipped migration that was edited is refused', async () => {
  await bank.owner`update schema_migration set sidik = 'edited' where nama like '0001-%'`;
  await expect(migrate(bank.ownerUrl)).rejects.toThrow(/was changed after it had been applied/);
});

test('a change waits for who uses its table, steps aside, and goes through when the table is free', async () => {
  const user = connect(bank.ownerUrl, { max: 1 });
  const changer = connect(bank.ownerUrl, { max: 1 });
  let attempts = 0;
  let leave = (): void => {};
  const staying = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let using: Promise<unknown> = Promise.resolve();
  await new Promise<void>((locked) => {
    using = user.begin(async (tx) => {
      await tx`lock table holiday in access share mode`;
      locked();
      await staying;
    });
  });
  const change = patiently(
    beginOn(changer),
    async (tx) => {
      attempts += 1;
      if (attempts === 3) leave();
      await tx`alter table holiday add column catatan text`;
    },
    { lockMs: 20, pauseMs: 5, attempts: 200 },
  );
  await Promise.all([using, change]);
  expect(attempts).toBeGreaterThanOrEqual(3);
  const columns =
    await bank.owner`select attname from pg_attribute where attrelid = 'holiday'::regclass and attname = 'catatan'`;
  expect(columns).toHaveLength(1);
  await Promise.all([user.end(), changer.end()]);
});

test('a change that is never let in ends with the cause of the wait', async () => {
  const user = connect(bank.ownerUrl, { max: 1 });
  await user.begin(async (tx) => {
    await tx`lock table denomination in access share mode`;
    const change = patiently(
      beginOn(bank.owner),
      (change) => change`alter table denomination add column catatan text`,
      {
        lockMs: 10,
        pauseMs: 1,
        attempts: 2,
      },
    );
    await expect(change).rejects.toMatchObject({ code: '55P03' });
  });
  await user.end();
});

test('an operator reads a few migrations by name, and of many their number', () => {
  const many = Array.from({ length: 99 }, (_, index) => `${index}-x.sql`);
  expect(sentenceOf([...many, 'functions'])).toBe('99 migrations applied');
  expect(sentenceOf(['0001-foundation.sql', '0002-ledger.sql', 'functions'])).toBe(
    'applied 0001-foundation.sql, 0002-ledger.sql',
  );
  expect(sentenceOf(['functions'])).toBe('the functions of the database were brought up to date');
  expect(sentenceOf([])).toBe('the database is up to date');
});
