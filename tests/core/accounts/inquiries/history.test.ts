import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyTransaksi, trxList } from '#core/accounts/inquiries/history.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { as } from '#core/programs/seed/counter.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { isFeeCode } from '#lib/accounts/fees.ts';
import { isOperationCode } from '#lib/operations/operations.ts';
import type { HistoryTransaksiQuery } from '#types/proto/accounts/account-info.ts';
import type { Paging, Posting } from '#types/proto/common.ts';
import { paging } from '../../asking.ts';
import { breaksBooks, refusal, run, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
let posted: Posting;

/** Movements over three months after those of the bank's day, each a rupiah more than the one before; every tenth takes money out. */
const INSERTED = 240;
const FIRST = Date.UTC(2026, 10, 25);
const dayOf = (n: number) => new Date(FIRST + Math.floor((n - 1) / 4) * 86_400_000).toISOString().slice(0, 10);

async function insertMovements({ owner }: TestBank): Promise<void> {
  const [state] = await owner<{ seq: number; saldo_buku: bigint }[]>`
    select seq, saldo_buku from account_state where nomor_rekening = ${accounts.budi}`;
  let saldo = state?.saldo_buku ?? 0n;
  for (let n = 1; n <= INSERTED; n += 1) {
    const jumlah = (n % 10 === 0 ? 1n : -1n) * BigInt(n) * 100n;
    saldo -= jumlah;
    const id = 900_000 + n;
    const user = n % 7 === 0 ? 'teller2' : 'teller1';
    await owner`
      insert into journal (id, xid, nominal, dibuat_pada, tanggal, korelasi, kode_cabang, operasi, kode_valuta, id_user, rekening, keterangan)
      values (${id}, ${id}, ${BigInt(n) * 100n}, ${`${dayOf(n)} 10:00:00+07`}, ${dayOf(n)}, gen_random_uuid(), '001',
        ${n % 10 === 0 ? 'TARIK_TUNAI' : 'SETOR_TUNAI'}, 'IDR', ${user}, ${accounts.budi}, ${n === 3 ? 'Uang 100% sekolah' : `Mutasi ${n}`})`;
    await owner`
      insert into journal_line (journal_id, xid, jumlah, saldo, seq, tanggal, urut, kode_cabang, kode_gl, kode_valuta, rekening)
      values (${id}, ${id}, ${jumlah}, ${saldo}, ${(state?.seq ?? 0) + n}, ${dayOf(n)}, 1, '001', '203002', 'IDR', ${accounts.budi})`;
  }
}

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['1', '2', '4', '6', '7', '9', '26']);
  posted = await run(bank, 'teller1', cashDeposit, {
    nomor_rekening: accounts.ani,
    nominal: '2500000',
    keterangan: 'Tabungan Ani',
    pecahan: [{ nominal: '100000', lembar: 25 }],
  });
  await insertMovements(bank);
});
afterAll(() => bank.close());

async function history(user: string, asked: Partial<HistoryTransaksiQuery> = {}, page: Partial<Paging> = {}) {
  return historyTransaksi(await as(bank, user), {
    paging: paging(page),
    nomor_rekening: accounts.budi,
    pegangan: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    nominal_awal: '',
    nominal_akhir: '',
    jenis: '',
    posisi: '',
    user_input: '',
    tanggal: '',
    sebelum: '',
    sesudah: '',
    ...asked,
  });
}
type Page = Awaited<ReturnType<typeof history>>;
const places = ({ data }: Page) => data.map(({ urutan }) => Number.parseInt(urutan, 10));
const words = ({ data }: Page) => data.map(({ keterangan }) => keterangan);

/** Every page below the first, along the cursor. */
async function pageThrough(asked: Partial<HistoryTransaksiQuery>, show: number): Promise<number[]> {
  const all: number[] = [];
  for (let cursor = ''; ; ) {
    const page = await history('teller1', asked, { show, cursor });
    all.push(...places(page));
    if (page.resp_cursor === '') return all;
    cursor = page.resp_cursor;
  }
}

test('a movement as posted: its sides, the balance after it, who posted it and its reversal', async () => {
  const [row] = (await history('teller1', { nomor_rekening: accounts.ani })).data;
  expect(row).toMatchObject({
    tanggal_akuntansi: DAY,
    tanggal_valuta: DAY,
    nomor_referensi: posted.nomor_referensi,
    id_jurnal: posted.id_jurnal,
    flowCode: 'SETOR_TUNAI',
    jenis: 'SETOR_TUNAI',
    keterangan: 'Tabungan Ani',
    debet: '',
    kredit: '2500000.00',
    saldo: '12500000.00',
    user_input: 'teller1',
    status: 'POSTED',
  });
});

describe('pages', () => {
  test('down to the first movement, over the ends of months, without losing or repeating one', async () => {
    const all = await pageThrough({}, 7);
    expect(all).toEqual(Array.from({ length: all.length }, (_, at) => all.length - at));
    expect(all.length).toBeGreaterThan(INSERTED);
  });

  test('above and below any movement, also across the end of a month, and nothing above the last', async () => {
    const [last = 0] = places(await history('teller1'));
    const below = await history('teller1', { sebelum: String(last - 100) }, { show: 5 });
    expect(places(below)).toEqual([101, 102, 103, 104, 105].map((less) => last - less));
    const above = await history('teller1', { sesudah: String(last - 106) }, { show: 5 });
    expect(places(above)).toEqual([101, 102, 103, 104, 105].map((less) => last - less));
    expect(above.resp_cursor).toBe(String(last - 101));
    expect(await history('teller1', { sesudah: String(last) })).toEqual({ data: [], resp_cursor: '' });
  });

  test('by number, each where walking to it comes', async () => {
    const listed = await pageThrough({}, 15);
    expect(places(await history('teller1', {}, { page: 4, show: 15 }))).toEqual(listed.slice(45, 60));
    expect(places(await history('teller1', { posisi: 'D' }, { page: 2, show: 10 }))).toEqual(
      (await pageThrough({ posisi: 'D' }, 50)).slice(10, 20),
    );
  });

  test('a day to begin with shows the latest of it first, and both ways go on from there', async () => {
    const begun = await history('teller1', { tanggal: dayOf(100) }, { show: 6 });
    expect(begun.data.map((row) => row.tanggal_akuntansi)).toEqual([
      ...Array.from({ length: 4 }, () => dayOf(100)),
      dayOf(96),
      dayOf(96),
    ]);
    const [first = 0] = places(begun);
    const above = await history('teller1', { tanggal: dayOf(100), sesudah: String(first) }, { show: 2 });
    expect(places(above)).toEqual([first + 2, first + 1]);
    expect((await history('teller1', { tanggal: '2020-01-01' })).data).toEqual([]);
    expect(places(await history('teller1', { tanggal: '2030-01-01' }))).toEqual(places(await history('teller1')));
  });
});

describe('filters', () => {
  test('days, with all of the first and the last', async () => {
    const asked = { tanggal_awal: dayOf(21), tanggal_akhir: dayOf(80) };
    const found = await history('teller1', asked, { show: 100 });
    expect(found.data).toHaveLength(60);
    expect(new Set(found.data.map((row) => row.tanggal_akuntansi)).size).toBe(15);
    expect(await pageThrough(asked, 13)).toEqual(places(found));
    expect((await history('teller1', { tanggal_awal: '2026-01-01', tanggal_akhir: '2026-01-31' })).data).toEqual([]);
  });

  test.each([
    ['amounts', { nominal_awal: '100', nominal_akhir: '102' }, ['Mutasi 102', 'Mutasi 101', 'Mutasi 100']],
    ['side and amount', { posisi: 'D', nominal_akhir: '20' }, ['Mutasi 20', 'Mutasi 10']],
    ['words, whatever their case', { paging: paging({ keyword: 'MUTASI 24' }) }, ['Mutasi 240', 'Mutasi 24']],
    ['words that look like a pattern', { paging: paging({ keyword: '100%' }) }, ['Uang 100% sekolah']],
    ['kind and teller', { jenis: 'TARIK_TUNAI', user_input: 'teller2' }, ['Mutasi 210', 'Mutasi 140', 'Mutasi 70']],
    ['a journal by its number', { paging: paging({ keyword: '001261125000900003' }) }, ['Uang 100% sekolah']],
  ])('%s', async (_, asked, found) => {
    expect(words(await history('teller1', asked))).toEqual(found);
  });

  test('each kind is one that the list shows', async () => {
    const { data } = await trxList(await as(bank, 'teller1'), { paging: paging() });
    const kinds = data.map(({ jenis }) => jenis);
    expect(kinds).toContain('SETOR_TUNAI');
    expect(kinds.every((kind) => isOperationCode(kind) || isFeeCode(kind))).toBe(true);
  });
});

test.each([
  ['tanggal_awal', '2026-13-01'],
  ['sebelum', '1; drop table journal'],
  ['sesudah', '-1'],
  ['nominal_awal', '1e9'],
  ['posisi', 'X'],
  ['pegangan', 'x'],
])('a request that cannot be %s is refused by its name', async (field, value) => {
  const error = await refusal(history('teller1', { [field]: value }), 'VALIDATION');
  expect(error.details.violations?.map((violation) => violation.field)).toEqual([field]);
});

test.each([{ cursor: 'x' }, { sort: 'saldo' }])('an order or a cursor of another list is refused: %o', async (page) => {
  await refusal(history('teller1', {}, page), 'VALIDATION');
});

test('another branch, an account that is not there and a masked reader', async () => {
  await refusal(history('teller3'), 'OTHER_BRANCH');
  await refusal(history('teller1', { nomor_rekening: makeAccountNumber('001', '11', 999) }), 'ACCOUNT_NOT_FOUND');
  await refusal(history('auditor1'), 'ACCOUNT_NOT_FOUND');
  const [account] = await bank.owner<{ pegangan: string }[]>`
    select pegangan from account where nomor_rekening = ${accounts.budi}`;
  const seen = await history('auditor1', { nomor_rekening: '', pegangan: account?.pegangan ?? '' });
  expect(seen.data[0]?.keterangan).toBe('Mutasi 240');
});

test('opening it is one row of the trail, turning pages none', async () => {
  const looks = async () =>
    (
      await bank.app`select 1 from audit_log where aksi = 'LIHAT_MUTASI' and id_user = 'cs1' and objek = ${accounts.budi}`
    ).length;
  const page = await history('cs1', {}, { show: 5 });
  expect(await looks()).toBe(1);
  await history('cs1', {}, { show: 5, cursor: page.resp_cursor });
  expect(await looks()).toBe(1);
});

test('a reversed movement names its reversal, and the reversal its original', async () => {
  await bank.owner`
    insert into journal_reversal (journal_id, tanggal, reversal_id, tanggal_reversal, koreksi) values
      (900229, ${dayOf(229)}, 900230, ${dayOf(230)}, false), (900231, ${dayOf(231)}, 900239, ${dayOf(239)}, true)`;
  const { data } = await history('teller1', { tanggal: dayOf(240) }, { show: 13 });
  const status = Object.fromEntries(data.map((row) => [row.keterangan, row.status]));
  expect(status).toMatchObject({
    'Mutasi 229': 'REVERSED',
    'Mutasi 230': 'REVERSAL',
    'Mutasi 231': 'CORRECTED',
    'Mutasi 239': 'CORRECTION',
    'Mutasi 240': 'POSTED',
  });
});
