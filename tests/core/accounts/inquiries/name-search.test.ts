import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageOfAccounts } from '#core/accounts/inquiries/name-search.ts';
import type { Db } from '#core/db/client.ts';
import { wordsOf } from '#core/list/name-words.ts';
import { paging } from '../../asking.ts';
import { breaksBooks, refusal, type TestBank, testBank } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';

let bank: TestBank;
const ACCOUNTS = 400;

// Half of all are ALFA; the last eighty are GAMMA, forty of each branch; ten of those are DELTA. Each word follows another one.
beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['35']);
  await bank.owner`
    with named as (
      select n, concat_ws(' ', md5(n::text)::char(6), case when n % 4 < 2 then 'ALFA' else 'BETA' end,
        case when n > ${ACCOUNTS - 80}::integer then 'GAMMA' end, case when n > ${ACCOUNTS - 10}::integer then 'DELTA' end, 'AKHIR') as nama
      from generate_series(1, ${ACCOUNTS}::integer) n),
    inserted as (
      insert into account (nomor_rekening, nomor_nasabah, nama_rekening, nama_normal, kode_produk, kode_gl, kode_cabang, kode_valuta, tanggal_buka)
      select '9' || lpad(n::text, 11, '0'), a.nomor_nasabah, nama, upper(nama), a.kode_produk, a.kode_gl, case n % 2 when 0 then '001' else '002' end,
        a.kode_valuta, a.tanggal_buka
      from named, account a where a.nomor_rekening = ${accounts.budi}
      returning nomor_rekening, tanggal_buka)
    insert into account_state (nomor_rekening, tanggal_aktivitas) select nomor_rekening, tanggal_buka from inserted`;
  await bank.owner`analyze account`;
});
afterAll(() => bank.close());

const small = { ahead: 40, together: 50 };
interface Row {
  nomor_rekening: string;
}
const list = (db: Db, kode_cabang: string) => ({
  columns: db`a.nomor_rekening`,
  where: kode_cabang === '' ? [] : [db`a.kode_cabang = ${kode_cabang}`],
  sortable: {
    nomor_rekening: { sql: 'a.nomor_rekening', type: 'text' },
    nama_nasabah: { sql: 'a.nama_normal', type: 'text' },
    kode_cabang: { sql: 'a.kode_cabang', type: 'text' },
    status_rekening: { sql: 's.status', type: 'text' },
  } as const,
  key: [{ sql: 'a.nomor_rekening', type: 'text' } as const],
  defaultSort: 'nomor_rekening',
});
const page = (db: Db, keyword: string, sort = '', cursor = '', kode_cabang = '') =>
  pageOfAccounts<Row>(
    db,
    wordsOf(keyword),
    { kode_cabang, nomor_nasabah: '' },
    db`join account_state s using (nomor_rekening)`,
    list(db, kode_cabang),
    paging({ show: 10, sort, cursor }),
    small,
  );

/** Every page after another, at most so many of ten each. */
async function pages(keyword: string, sort = '', most = 100, kode_cabang = '') {
  const found: string[] = [];
  for (let cursor = '', at = 0; at < most; at++) {
    const { rows, cursor: next } = await page(bank.app, keyword, sort, cursor, kode_cabang);
    found.push(...rows.map((row) => row.nomor_rekening));
    cursor = next;
    if (cursor === '') return found;
  }
  return found;
}
const expected = async (word: string, order: string, where = 'true') =>
  (
    await bank.owner<Row[]>`
      select a.nomor_rekening from account a join account_state s using (nomor_rekening)
      where ' ' || a.nama_normal like ${`% ${word}%`} and ${bank.owner.unsafe(where)} order by ${bank.owner.unsafe(order)}`
  ).map((row) => row.nomor_rekening);

const orders: readonly [string, string][] = [
  ['', 'a.nomor_rekening'],
  ['-nomor_rekening', 'a.nomor_rekening desc'],
  ['nama_nasabah', 'a.nama_normal, a.nomor_rekening'],
  ['kode_cabang', 'a.kode_cabang, a.nomor_rekening'],
  ['status_rekening', 's.status, a.nomor_rekening'],
];

describe('a word in the middle of a name finds the accounts page by page, none twice and none left out', () => {
  test.each(orders)('a usual one, ordered by %j', async (sort, order) => {
    const all = await expected('ALFA', order);
    expect(all).toHaveLength(ACCOUNTS / 2);
    expect(await pages('alfa', sort, 10)).toEqual(all.slice(0, 100));
  });

  test.each(orders)('a rare one wherever it stands, ordered by %j', async (sort, order) => {
    const all = await expected('DELTA', order);
    expect(all).toHaveLength(10);
    expect(await pages('delt', sort)).toEqual(all);
    expect(await pages('akh gam del', sort)).toEqual(all);
  });

  test('of a branch, with fewer bearers than the bank', async () => {
    const all = await expected('GAMMA', 'a.nomor_rekening', `a.kode_cabang = '002'`);
    expect(all).toHaveLength(40);
    expect(await pages('gamma', '', 100, '002')).toEqual(all);
  });

  test('none where nobody bears it or both, where it is an initial, or where there is no word', async () => {
    for (const keyword of ['omega', 'alfa beta', 'delta d', '*']) expect(await pages(keyword)).toEqual([]);
  });
});

test('more than can be put in order are refused with the bound and never cut short, and a word more finds them', async () => {
  const error = await refusal(pages('gamma'), 'VALIDATION');
  expect(error.details).toEqual({
    params: { jumlah: '50' },
    violations: [{ field: 'keyword', kode: 'ACCOUNTS_TOO_MANY' }],
  });
  expect(await pages('gamma alfa')).toHaveLength(40);
});

test.each(['nomor_rekening', 'nama_nasabah', '-nama_nasabah', 'kode_cabang'])(
  'for a name that nobody bears no more is read than lies ahead, ordered by %s',
  async (sort) => {
    const read = await bank.app.begin(async (tx) => {
      // A bank as small as this one is read whole with good reason; how a large one is read shows when that is not on offer.
      await tx`set local enable_seqscan = off`;
      await tx`set local enable_sort = off`;
      const counted = async () => {
        const [row] = await tx<{ whole: number; fetched: number }[]>`
          select seq_scan::integer as whole, idx_tup_fetch::integer as fetched from pg_stat_xact_user_tables where relname = 'account'`;
        return row ?? { whole: 0, fetched: 0 };
      };
      const before = await counted();
      expect((await page(tx as unknown as Db, 'alfa beta', sort)).rows).toEqual([]);
      const after = await counted();
      return { whole: after.whole - before.whole, fetched: after.fetched - before.fetched };
    });
    expect(read.whole).toBe(0);
    expect(read.fetched).toBeLessThanOrEqual(small.ahead + 5);
  },
);
