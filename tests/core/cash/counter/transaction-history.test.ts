import { beforeAll, describe, expect, test } from 'vitest';
import { bookTransfer } from '#core/cash/counter/book-transfer.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { reversal } from '#core/cash/counter/reversal.ts';
import { transaksiHistory } from '#core/cash/counter/transaction-history.ts';
import { as } from '#core/programs/seed/counter.ts';
import type { TransaksiRiwayatQuery } from '#types/proto/cash/teller.ts';
import type { Paging, Posting } from '#types/proto/common.ts';
import { paging } from '../../asking.ts';
import { type CounterBank, cash, counterBank, insertGrant } from '../../counter-bank.ts';
import { breaksBooks, refusal, type TestBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

const bank: CounterBank = await counterBank();
breaksBooks(bank, ['1']);
let posted: Posting;
let reversed: Posting;
let moved: Posting;

/** Postings of two branches in turn, four a day, over two months before the bank's day; each a rupiah more than the one before. */
const INSERTED = 240;
const FIRST = Date.UTC(2026, 8, 15);
const dayOf = (n: number) => new Date(FIRST + Math.floor((n - 1) / 4) * 86_400_000).toISOString().slice(0, 10);
const branchOf = (n: number) => (n % 3 === 0 ? '002' : '001');

async function insertPostings({ owner }: TestBank): Promise<void> {
  await owner`select ensure_partitions(${dayOf(1)}::date, 6)`;
  for (let n = 1; n <= INSERTED; n += 1)
    await owner`
      insert into journal (id, xid, nominal, dibuat_pada, tanggal, korelasi, kode_cabang, operasi, kode_valuta, id_user, rekening, keterangan)
      values (${-1000 + n} + 1000000, ${n}, ${BigInt(n) * 100n}, ${`${dayOf(n)} 10:00:00+07`}, ${dayOf(n)}, gen_random_uuid(), ${branchOf(n)},
        ${n % 10 === 0 ? 'TARIK_TUNAI' : 'SETOR_TUNAI'}, 'IDR', ${n % 7 === 0 ? 'teller2' : 'teller1'},
        ${n % 5 === 0 ? accounts.firma : accounts.budi}, ${n === 7 ? 'Uang 100% sekolah' : `Setoran ${n}`})`;
}

beforeAll(async () => {
  posted = await bank.run('teller1', cashDeposit, cash(accounts.ani, 25));
  reversed = await bank.run('teller1', cashDeposit, cash(accounts.ani, 25));
  const data = { nomor_referensi: reversed.nomor_referensi, alasan: 'salah rekening' };
  const token = await insertGrant(bank, {
    code: 'REVERSAL',
    data,
    maker: 'teller1',
    supervisor: 'manager1',
    reasons: ['PEMBATALAN'],
  });
  await bank.run('teller1', reversal, data, { token });
  moved = await bank.run('teller1', bookTransfer, {
    nomor_rekening_debet: accounts.ani,
    nomor_rekening_kredit: accounts.budi,
    nominal: '10000',
  });
  await insertPostings(bank);
});

async function history(user: string, asked: Partial<TransaksiRiwayatQuery> = {}, page: Partial<Paging> = {}) {
  return transaksiHistory(await as(bank, user), {
    paging: paging(page),
    kode_cabang: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    user_input: '',
    flowCode: '',
    nomor_rekening: '',
    kode_produk: '',
    nominal_awal: '',
    nominal_akhir: '',
    kode_valuta: '',
    status: '',
    tanggal: '',
    sebelum: '',
    sesudah: '',
    ...asked,
  });
}

/** Names the postings inserted by hand by their amounts in rupiah. */
const numbersOf = (rows: readonly { nominal: string; tanggal_akuntansi: string }[]) =>
  rows.filter(({ tanggal_akuntansi }) => tanggal_akuntansi < DAY).map(({ nominal }) => Number.parseInt(nominal, 10));
const down = (from: number, fits: (n: number) => boolean) =>
  Array.from({ length: from }, (_, at) => from - at).filter(fits);
const of001 = (n: number) => branchOf(n) === '001';

/** Every page downwards, from the newest on. */
async function all(user: string, asked: Partial<TransaksiRiwayatQuery> = {}, show = 15) {
  const rows = [];
  let sebelum = '';
  for (;;) {
    const { data, resp_cursor } = await history(user, { ...asked, sebelum }, { show });
    rows.push(...data);
    if (resp_cursor === '') return rows;
    sebelum = resp_cursor;
  }
}

describe('earlier transactions', () => {
  test('are those of the branch, the latest first, with the fields of the slip; head office sees all branches in one order', async () => {
    const own = await all('teller1');
    expect(own.slice(0, 4).map(({ flowCode, status, nominal }) => [flowCode, status, nominal])).toEqual([
      ['PEMINDAHBUKUAN', 'POSTED', '10000.00'],
      ['REVERSAL', 'REVERSAL', '2500000.00'],
      ['SETOR_TUNAI', 'REVERSED', '2500000.00'],
      ['SETOR_TUNAI', 'POSTED', '2500000.00'],
    ]);
    expect(own[3]).toMatchObject({ nomor_referensi: posted.nomor_referensi, nama_nasabah: 'Ani Lestari' });
    expect(numbersOf(own)).toEqual(down(INSERTED, of001));
    expect(own.every(({ kode_cabang }) => kode_cabang === '001')).toBe(true);
    expect(numbersOf(await all('teller3'))).toEqual(down(INSERTED, (n) => !of001(n)));
    const whole = await all('auditor1');
    expect(whole.map(({ urutan }) => BigInt(urutan))).toEqual(
      whole.map(({ urutan }) => BigInt(urutan)).toSorted((one, other) => (one < other ? 1 : -1)),
    );
    expect(numbersOf(whole)).toEqual(down(INSERTED, () => true));
    expect(numbersOf(await all('auditor1', { kode_cabang: '002' }))).toEqual(down(INSERTED, (n) => !of001(n)));
    // Another branch and one that is not there answer alike.
    expect(await history('teller1', { kode_cabang: '002' })).toEqual({ data: [], resp_cursor: '' });
    expect(await history('teller1', { kode_cabang: '999' })).toEqual({ data: [], resp_cursor: '' });
  });

  test('go up again from any posting by the same pages', async () => {
    const rows = await all('auditor1');
    const at = rows[100]?.urutan ?? '';
    const up = await history('auditor1', { sesudah: at }, { show: 10 });
    expect(up.data.map(({ urutan }) => urutan)).toEqual(rows.slice(90, 100).map(({ urutan }) => urutan));
    const further = await history('auditor1', { sesudah: up.resp_cursor }, { show: 10 });
    expect(further.data.map(({ urutan }) => urutan)).toEqual(rows.slice(80, 90).map(({ urutan }) => urutan));
    const top = await history('auditor1', { sesudah: rows[5]?.urutan ?? '' }, { show: 10 });
    expect([top.data.length, top.resp_cursor]).toEqual([5, '']);
  });

  test('lie between two days, or begin with one', async () => {
    const between = { tanggal_awal: dayOf(41), tanggal_akhir: dayOf(60) };
    expect(numbersOf(await all('auditor1', between))).toEqual(down(60, (n) => n > 40));
    const from = await history('auditor1', { tanggal: dayOf(60) }, { show: 5 });
    expect(numbersOf(from.data)).toEqual([60, 59, 58, 57, 56]);
    // A list that begins with a day can also be read on above that day.
    expect(
      numbersOf(
        (await history('auditor1', { tanggal: dayOf(60), sesudah: from.data[0]?.urutan ?? '' }, { show: 2 })).data,
      ),
    ).toEqual([62, 61]);
  });

  test.each<[string, Partial<TransaksiRiwayatQuery>, string, (n: number) => boolean]>([
    ['a teller', { user_input: 'teller2' }, '', (n) => n % 7 === 0],
    ['a kind', { flowCode: 'TARIK_TUNAI' }, '', (n) => n % 10 === 0],
    ['a product', { kode_produk: '01' }, '', (n) => n % 5 === 0],
    ['amounts', { nominal_awal: '50', nominal_akhir: '60' }, '', (n) => n >= 50 && n <= 60],
    ['words, in which a wildcard is only text', {}, '100% SEK', (n) => n === 7],
    ['words that nothing says', {}, 'zakat', () => false],
    ['another currency', { kode_valuta: 'USD' }, '', () => false],
  ])('are narrowed to %s', async (_, asked, keyword, fits) => {
    const rows = [];
    let sebelum = '';
    do {
      const page = await history('auditor1', { ...asked, sebelum }, { keyword, show: 7 });
      rows.push(...page.data);
      sebelum = page.resp_cursor;
    } while (sebelum !== '');
    expect(numbersOf(rows)).toEqual(down(INSERTED, fits));
  });

  test('are narrowed to their outcome', async () => {
    const references = async (status: TransaksiRiwayatQuery['status']) =>
      (await history('teller1', { status, tanggal_awal: DAY })).data.map(({ nomor_referensi }) => nomor_referensi);
    expect(await references('REVERSED')).toEqual([reversed.nomor_referensi]);
    expect(await references('REVERSAL')).toHaveLength(1);
    expect((await references('POSTED')).slice(0, 2)).toEqual([moved.nomor_referensi, posted.nomor_referensi]);
    expect(await references('CORRECTED')).toEqual([]);
  });

  test('are found by their reference number, by nobody of another branch', async () => {
    const found = async (user: string) =>
      (await history(user, {}, { keyword: posted.nomor_referensi })).data.map(({ nomor_referensi }) => nomor_referensi);
    expect(await found('teller1')).toEqual([posted.nomor_referensi]);
    expect(await found('auditor1')).toEqual([posted.nomor_referensi]);
    expect(await found('teller3')).toEqual([]);
  });

  test('of an account are all its movements, once each, as the debit side and as the other', async () => {
    const codes = async (user: string, nomor_rekening: string) =>
      (await history(user, { nomor_rekening, tanggal_awal: DAY })).data.map(({ flowCode }) => flowCode);
    // The last of each is what the bank began with.
    const opening = 'SETOR_TUNAI';
    const debited = ['PEMINDAHBUKUAN', 'REVERSAL', 'SETOR_TUNAI', 'SETOR_TUNAI', opening];
    expect(await codes('teller1', accounts.ani)).toEqual(debited);
    expect(await codes('teller1', accounts.budi)).toEqual(['PEMINDAHBUKUAN', opening]);
    const first = await history('teller1', { nomor_rekening: accounts.ani }, { show: 2 });
    const next = await history('teller1', { nomor_rekening: accounts.ani, sebelum: first.resp_cursor }, { show: 2 });
    expect(next.data.map(({ nomor_referensi }) => nomor_referensi)).toEqual([
      reversed.nomor_referensi,
      posted.nomor_referensi,
    ]);
    const up = await history(
      'teller1',
      { nomor_rekening: accounts.ani, sesudah: next.data[0]?.urutan ?? '' },
      { show: 2 },
    );
    expect(up.data).toEqual(first.data);
    // Another branch does not see its part of it, and a reader of masked numbers cannot ask by number.
    expect(await codes('teller3', accounts.ani)).toEqual([]);
    expect(await codes('auditor1', accounts.ani)).toEqual([]);
  });

  test('a search is a row of the trail, its further pages are none, and shown rows count as read', async () => {
    const trail = () =>
      bank.owner`select objek, rincian from audit_log where aksi = 'LIHAT_TRANSAKSI' and id_user = 'headteller1' order by id`;
    const looked = async () =>
      (
        await bank.owner`select coalesce(sum(jumlah), 0)::integer as n from sensitive_read where id_user = 'headteller1' and jenis = 'DAFTAR_NASABAH'`
      )[0]?.n;
    expect(await trail()).toHaveLength(0);
    const { resp_cursor } = await history('headteller1', { user_input: 'teller2' }, { show: 5 });
    await history('headteller1', { user_input: 'teller2', sebelum: resp_cursor }, { show: 5 });
    const rows = await trail();
    expect(rows.map((row) => ({ ...row }))).toEqual([{ objek: 'CABANG:001', rincian: { user_input: 'teller2' } }]);
    expect(await looked()).toBe(10);
  });

  test('refuses a value that is no branch, day, amount or state at its field', async () => {
    const refused = async (asked: object, page: Partial<Paging> = {}) =>
      (await refusal(history('teller1', asked, page), 'VALIDATION')).details.violations?.map(({ field }) => field);
    expect(await refused({ sebelum: 'x' })).toEqual(['sebelum']);
    expect(await refused({ tanggal: '2026-02-30' })).toEqual(['tanggal']);
    expect(await refused({ nominal_awal: '-1' })).toEqual(['nominal_awal']);
    expect(await refused({ status: 'LAIN' })).toEqual(['status']);
    expect(await refused({ kode_valuta: 'XXX' })).toEqual(['kode_valuta']);
    expect(await refused({ nomor_rekening: '123' })).toEqual(['nomor_rekening']);
    expect(await refused({}, { sort: 'nominal' })).toEqual(['sort']);
    // A place beyond all days is only beyond all postings.
    expect(await history('teller1', { sesudah: '99999999999999999' })).toEqual({ data: [], resp_cursor: '' });
  });
});
