import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrayTypes } from '#core/db/array-types.ts';
import { emptyBank, type TestBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await emptyBank();
});
afterAll(() => bank.close());

const UUID = '0190a0b0-0000-7000-8000-000000000001';
const HOSTILE = ['', 'NULL', 'null', ' a ', 'a,b', '{x}', '"', '\\', '\\"}', "'; drop", 'é\n\t'];

/** Each type with values as they are sent and as they come back. */
const types: readonly (readonly [type: string, sent: readonly unknown[], read?: readonly unknown[]])[] = [
  ['text', HOSTILE],
  ['varchar', HOSTILE],
  ['bigint', ['9223372036854775807', 7n], [9223372036854775807n, 7n]],
  ['integer', [1, -2]],
  ['smallint', [1, -2]],
  ['oid', [23]],
  ['float8', [1.5]],
  ['boolean', [true, false]],
  ['uuid', [UUID]],
  ['numeric', ['12345678901234567890.10']],
  ['date', ['2026-11-20']],
  ['timestamptz', ['2026-11-20 08:00:00+07']],
  ['jsonb', [{ a: [1, '"'] }]],
  ['bytea', [Buffer.from([0, 255, 92])]],
  ['name', ['pg_class']],
  ['"char"', ['r']],
  ['xid8', ['18446744073709551615']],
  ['aclitem', ['amanah_app=r/amanah_owner']],
];

for (const [type, sent, read = sent] of types)
  test(`an array of ${type} is read as it was sent, and empty, absent and nested ones too`, async () => {
    // A first value that is none keeps the library from taking its type for that of the whole.
    const values = [null, ...sent];
    const ask = async (value: unknown) => {
      const [row] = await bank.app.unsafe<{ a: unknown }[]>(`select $1::${type}[] as a`, [value as never], {
        prepare: true,
      });
      return row?.a;
    };
    const whole = [null, ...read];
    expect(await ask(values)).toEqual(whole);
    expect(await ask([])).toEqual([]);
    expect(await ask(null)).toBeNull();
    expect(await ask([values, values])).toEqual([whole, whole]);
  });

test('an array that begins elsewhere than at one is read too; undefined is no value', async () => {
  const [row] = await bank.app`select '[0:1]={1,2}'::integer[] as a`;
  expect(row?.a).toEqual([1, 2]);
  await expect(bank.app`select ${['a', undefined as never]}::text[]`).rejects.toThrow('holds undefined');
});

test('every array of a basic type that a table holds or a function takes or gives is known', async () => {
  const used = await bank.owner<{ oid: number; tipe: string }[]>`
    with used as (
      select a.atttypid as oid from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace) and a.attnum > 0 and not a.attisdropped
      union select unnest(p.proallargtypes || p.proargtypes::oid[] || p.prorettype) from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace))
    select distinct t.oid, format_type(t.oid, null) as tipe
    from used u join pg_type t on t.oid = u.oid join pg_type e on e.oid = t.typelem
    where t.typcategory = 'A' and e.typtype = 'b' and t.typlen = -1 and e.typinput::text <> 'record_in' order by 2`;
  const known = new Set(Object.values(arrayTypes).map(({ to }) => to));
  expect(used.map(({ tipe }) => tipe)).toContain('bigint[]');
  expect(used.filter(({ oid }) => !known.has(oid))).toEqual([]);
});
