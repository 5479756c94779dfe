import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Context } from '#core/access/context.ts';
import { type Narrow, pageOfNames } from '#core/customers/records/name-search.ts';
import { nasabahIndividu } from '#core/customers/records/search.ts';
import type { Db } from '#core/db/client.ts';
import { wordsOf } from '#core/list/name-words.ts';
import { paging } from '../../asking.ts';
import { refusal } from '../../helpers.ts';
import { customersBank } from './customers-bank.ts';

const bank = await customersBank();
const CUSTOMERS = 400;

// Half of all are ALFA, everywhere; the last eighty are GAMMA, forty of each branch; ten of those are DELTA.
beforeAll(async () => {
  await bank.owner`
    insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, kode_cabang, resiko)
    select '9' || lpad(n::text, 9, '0'), 'P', nama, upper(nama), case n % 2 when 0 then '001' else '002' end, case when n % 7 = 0 then 'RENDAH' end
    from (
      select n, concat_ws(' ', md5(n::text)::char(6), case when n % 4 < 2 then 'ALFA' else 'BETA' end,
        case when n > ${CUSTOMERS - 80}::integer then 'GAMMA' end, case when n > ${CUSTOMERS - 10}::integer then 'DELTA' end) as nama
      from generate_series(1, ${CUSTOMERS}::integer) n) named`;
  // PostgreSQL serves a read from an index alone only once every page is known to be visible to all.
  await vi.waitFor(async () => {
    await bank.owner`vacuum (analyze, index_cleanup on) customer`;
    const [row] = await bank.owner<{ seen: boolean }[]>`
      select relallvisible = relpages as seen from pg_class where oid = 'customer'::regclass`;
    expect(row?.seen).toBe(true);
  }, 60_000);
});

const any: Narrow = { jenis: 'P', kode_cabang: '', status: '', resiko: '' };
const small = { ahead: 40, together: 50 };
interface Key {
  nomor_nasabah: string;
}

const list = (db: Db, where: string) => ({
  columns: db`c.nomor_nasabah`,
  where: [db`c.jenis = 'P' and ${db.unsafe(where)}`],
  sortable: {
    nomor_nasabah: { sql: 'c.nomor_nasabah', type: 'text' },
    nama_nasabah: { sql: 'c.nama_normal', type: 'text' },
    kode_cabang: { sql: 'c.kode_cabang', type: 'text' },
  } as const,
  key: [{ sql: 'c.nomor_nasabah', type: 'text' } as const],
  defaultSort: 'nomor_nasabah',
});

/** Every page after another, of ten each. */
async function pages(keyword: string, narrow: Partial<Narrow> = {}, sort = '', most = 100) {
  const asked = { ...any, ...narrow };
  const where = asked.kode_cabang === '' ? 'true' : `c.kode_cabang = '${asked.kode_cabang}'`;
  const found: string[] = [];
  for (let cursor = '', at = 0; at < most; at++) {
    const page = await pageOfNames<Key>(
      bank.app,
      wordsOf(keyword),
      asked,
      list(bank.app, where),
      paging({ show: 10, cursor, sort }),
      small,
    );
    found.push(...page.rows.map((row) => row.nomor_nasabah));
    cursor = page.cursor;
    if (cursor === '') return found;
  }
  return found;
}

const expected = async (word: string, order: string, where = 'true') =>
  (
    await bank.owner<Key[]>`
      select c.nomor_nasabah from customer c where ' ' || c.nama_normal like ${`% ${word}%`} and c.jenis = 'P' and ${bank.owner.unsafe(where)}
      order by ${bank.owner.unsafe(order)}`
  ).map((row) => row.nomor_nasabah);

const orders: readonly [string, string][] = [
  ['', 'c.nomor_nasabah'],
  ['-nomor_nasabah', 'c.nomor_nasabah desc'],
  ['nama_nasabah', 'c.nama_normal, c.nomor_nasabah'],
  ['-nama_nasabah', 'c.nama_normal desc, c.nomor_nasabah desc'],
  ['kode_cabang', 'c.kode_cabang, c.nomor_nasabah'],
];

describe('a search by words of a name pages through all bearers, none twice and none left out', () => {
  test.each(orders)('a usual one among those ahead, ordered by %j', async (sort, order) => {
    const all = await expected('ALFA', order);
    expect(all).toHaveLength(CUSTOMERS / 2);
    expect(await pages('alfa', {}, sort, 10)).toEqual(all.slice(0, 100));
  });

  test.each(orders)('a rare one wherever it stands, ordered by %j', async (sort, order) => {
    const all = await expected('DELTA', order);
    expect(all).toHaveLength(10);
    expect(await pages('delta', {}, sort)).toEqual(all);
    expect(await pages('del gam', {}, sort)).toEqual(all);
  });

  test('of a branch, of which fewer bear it than of the bank', async () => {
    const all = await expected('GAMMA', 'c.nomor_nasabah', `c.kode_cabang = '002'`);
    expect(all).toHaveLength(40);
    expect(await pages('gamma', { kode_cabang: '002' })).toEqual(all);
  });

  test('none where nobody bears it, or nobody both, and an initial stands for itself', async () => {
    expect(await pages('omega')).toEqual([]);
    expect(await pages('alfa beta')).toEqual([]);
    expect(await pages('delta d')).toEqual([]);
  });
});

test('more than can be put in order are refused with the bound and never cut short, and a word more finds them', async () => {
  const error = await refusal(pages('gamma'), 'VALIDATION');
  expect(error.details).toEqual({
    params: { jumlah: '50' },
    violations: [{ field: 'keyword', kode: 'CUSTOMERS_TOO_MANY' }],
  });
  expect(await pages('gamma alfa')).toHaveLength(40);
});

describe('the cost of a search does not grow with the bank', () => {
  /** Rows of customer that this work has read from the table, one after the other and by an index. */
  async function readBy(work: (context: Context) => Promise<unknown>) {
    const context = await bank.as('cs1');
    return bank.app.begin(async (tx) => {
      // A bank as small as this one is read whole with good reason; how a large one is read shows when that is not on offer.
      await tx`set local enable_seqscan = off`;
      await tx`set local enable_sort = off`;
      // The count includes earlier work of this connection that it has not reported yet.
      const counted = async () => {
        const [row] = await tx<{ whole: number; fetched: number }[]>`
          select seq_scan::integer as whole, idx_tup_fetch::integer as fetched from pg_stat_xact_user_tables where relname = 'customer'`;
        return row ?? { whole: 0, fetched: 0 };
      };
      const before = await counted();
      await work({ ...context, db: tx as unknown as Db });
      const after = await counted();
      return { whole: after.whole - before.whole, fetched: after.fetched - before.fetched };
    });
  }
  const searching = (keyword: string, sort = '') =>
    readBy((context) =>
      nasabahIndividu(context, {
        paging: paging({ show: 15, keyword, sort }),
        nama_ibu_kandung: '',
        tanggal_lahir: '',
        kode_cabang: '',
        status: '',
        resiko: '',
      }),
    );

  test.each(orders)('those ahead from the index alone, ordered by %j', async (sort) => {
    const { whole, fetched } = await searching('alfa', sort);
    expect(whole).toBe(0);
    // The query fetches only the shown rows of the fifteen, and their branches.
    expect(fetched).toBeLessThanOrEqual(60);
  });

  test('nobody, for a name that nobody bears and for two usual words that nobody bears together', async () => {
    for (const keyword of ['omega', 'alfa beta'])
      for (const sort of ['nama_nasabah', 'kode_cabang'])
        expect(await searching(keyword, sort)).toEqual({ whole: 0, fetched: 0 });
  });

  test('of the words only those who bear them all, in the requested branch', async () => {
    const bearing = (asked: string) =>
      readBy(({ db }) => db`select nomor_nasabah from customers_of_words(${asked}, ${100})`);
    expect(await bearing(`'gamma':* & '=002'`)).toEqual({ whole: 0, fetched: 40 });
    expect(await bearing(`'alfa':* & '=TINGGI'`)).toEqual({ whole: 0, fetched: 0 });
  });
});
