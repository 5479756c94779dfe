import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListDefinition, runList } from '#core/list/list-query.ts';
import type { Paging } from '#types/proto/common.ts';
import { emptyBank, refusal, type TestBank } from '../helpers.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await emptyBank();
});
afterAll(() => bank.close());

const paging = (asked: Partial<Paging>): Paging => ({ page: 1, show: 10, cursor: '', sort: '', keyword: '', ...asked });

/** The chart of accounts as a list: 90-odd rows, many of which share a type. */
const chart = (): ListDefinition => ({
  columns: bank.app`kode_gl, tipe`,
  from: bank.app`gl_account`,
  where: [bank.app`kode_gl < ${'900000'}`],
  sortable: { kode_gl: { sql: 'kode_gl', type: 'text' }, tipe: { sql: 'tipe', type: 'text' } },
  key: [{ sql: 'kode_gl', type: 'text' }],
  defaultSort: 'kode_gl',
});

const codes = async (asked: Partial<Paging>) => {
  const page = await runList<{ kode_gl: string }>(bank.app, chart(), paging(asked));
  return { codes: page.rows.map((row) => row.kode_gl), cursor: page.cursor };
};

async function byCursor(sort: string): Promise<string[]> {
  const all: string[] = [];
  for (let cursor = ''; ; ) {
    const page = await codes({ sort, cursor });
    all.push(...page.codes);
    if (page.cursor === '') return all;
    cursor = page.cursor;
  }
}

async function byPage(sort: string): Promise<string[]> {
  const all: string[] = [];
  for (let page = 1; ; page++) {
    const found = await codes({ sort, page });
    all.push(...found.codes);
    if (found.cursor === '') return all;
  }
}

describe('paging', () => {
  test.each(['kode_gl', '-kode_gl', 'tipe', '-tipe', ''])(
    'cursor and page walk the same rows, order %s',
    async (sort) => {
      const rows = await bank.app<{ kode_gl: string }[]>`select kode_gl from gl_account where kode_gl < '900000'`;
      const listed = await byCursor(sort);
      expect(listed).toEqual(await byPage(sort));
      expect([...listed].sort()).toEqual(rows.map((row) => row.kode_gl).sort());
    },
  );

  test('the cursor wins over the page number', async () => {
    const first = await codes({});
    expect((await codes({ cursor: first.cursor, page: 5 })).codes).toEqual((await codes({ page: 2 })).codes);
  });

  test('a page that ends exactly with the last row has no cursor', async () => {
    const [row] = await bank.app<
      { n: number }[]
    >`select count(*)::integer as n from gl_account where kode_gl < '900000'`;
    const all = await codes({ show: row?.n ?? 0 });
    expect(all.codes).toHaveLength(row?.n ?? 0);
    expect(all.cursor).toBe('');
  });

  test('without paging the first fifteen rows come, and never more than a hundred', async () => {
    expect((await runList(bank.app, chart(), undefined)).rows).toHaveLength(15);
    const menus: ListDefinition = {
      ...chart(),
      from: bank.app`gl_account cross join generate_series(1, 3) n`,
      where: [],
    };
    expect((await runList(bank.app, menus, paging({ show: 5_000 }))).rows).toHaveLength(100);
  });
});

describe('filters that a client may not use', () => {
  test.each(['nama_gl', '-posisi', 'kode_gl; drop table gl_account', 'kode_gl desc', '--kode_gl', 'constructor'])(
    'order by %s is refused by name',
    async (sort) => {
      const error = await refusal(codes({ sort }), 'VALIDATION');
      expect(error.details.violations?.map((violation) => violation.field)).toEqual(['sort']);
    },
  );

  const forged = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('hello').toString('base64url')],
    ['an object', forged({ s: 'kode_gl' })],
    ['another order', forged(['-kode_gl', '101001'])],
    ['too few values', forged(['kode_gl'])],
    ['too many values', forged(['kode_gl', '101001', '101001'])],
    ['a number', forged(['kode_gl', 101001])],
    ['a null character', forged(['kode_gl', 'a\0b'])],
  ])('a forged cursor is refused by name: %s', async (_, cursor) => {
    const error = await refusal(codes({ cursor }), 'VALIDATION');
    expect(error.details.violations?.map((violation) => violation.field)).toEqual(['cursor']);
  });

  test.each([
    ['bigint', '1; select 1'],
    ['bigint', '1e5'],
    ['date', '2026-02-30'],
    ['timestamptz', '2026-02-30 10:00:00+07'],
    ['uuid', 'f'],
  ] as const)('a cursor value that is no %s never reaches the database: %s', async (type, value) => {
    const definition: ListDefinition = { ...chart(), sortable: { x: { sql: 'x', type } }, key: [], defaultSort: 'x' };
    const cursor = forged(['x', value]);
    await refusal(runList(bank.app, definition, paging({ cursor })), 'VALIDATION');
  });

  test('text in a cursor is a value, never SQL', async () => {
    const page = await codes({ cursor: forged(['kode_gl', "' or true --"]) });
    expect(page.codes[0]).toBe('101001');
  });
});
