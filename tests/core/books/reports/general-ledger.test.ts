import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gl } from '#core/books/reports/general-ledger.ts';
import { glHarian } from '#core/books/reports/ledger-days.ts';
import { glDetail } from '#core/books/reports/ledger-lines.ts';
import { commitBulk } from '#core/engine/bulk.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { as } from '#core/programs/seed/counter.ts';
import { addDays } from '#lib/dates.ts';
import { toMinor } from '#lib/money.ts';
import type { GlDetailQuery, GlDetailRow, GlHarianRow, GlQuery } from '#types/proto/books/report.ts';
import type { Paging } from '#types/proto/common.ts';
import { paging } from '../../asking.ts';
import { breaksBooks, type TestBank, testBank } from '../../helpers.ts';
import { DAY } from '../../small-bank.ts';
import { labaRugiRows, neracaRows } from './statement-rows.ts';

let bank: TestBank;
const DAYS = [addDays(DAY, -40), addDays(DAY, -3), addDays(DAY, -1), DAY];
const FIRST = `${DAY.slice(0, 8)}01`;
const at = (kode_cabang: string, kode_gl: string, kode_valuta?: string) => ({
  kode_cabang,
  kode_gl,
  ...(kode_valuta && { kode_valuta }),
});
const minor = (text: string) => toMinor(text, 'IDR', { allowNegative: true });

async function book(date: string, kodeValuta: string, ...sets: readonly (readonly Leg[])[]): Promise<void> {
  await commitBulk(bank.app, {
    run: randomUUID(),
    chunk: 1,
    actor: 'SISTEM',
    operasi: 'UJI',
    date,
    valueDate: date,
    kodeValuta,
    keterangan: 'uji buku besar',
    headOffice: '000',
    journals: sets.map((legs) => ({ kodeCabang: legs[0]?.kode_cabang ?? '', nominal: 100n, rekening: null, legs })),
  });
}

/** Days of the books are only ever the branches' own; the owner moves them to insert older ones. */
async function onDay(date: string, work: () => Promise<void>): Promise<void> {
  await bank.owner`update branch set accounting_date = ${date}::date`;
  await work();
  await bank.owner`update branch set accounting_date = ${DAY}::date`;
}

beforeAll(async () => {
  bank = await testBank();
  breaksBooks(bank, ['7']);
  await bank.owner`select ensure_partitions(${DAYS[0] ?? DAY}::date, 1)`;
  for (const [index, date] of DAYS.entries()) {
    const amount = BigInt(index + 1) * 1_000n;
    const legs = Array.from({ length: 5 }, (_, n) => [
      debit(at('001', '603002'), amount + BigInt(n)),
      credit(at('001', '201001'), amount + BigInt(n)),
    ]);
    await onDay(date, () => book(date, 'IDR', ...legs));
  }
  await book(DAY, 'IDR', [debit(at('001', '201001'), 700n), credit(at('001', '603002'), 700n)]);
  await book(DAY, 'IDR', [debit(at('002', '603002'), 4_000n), credit(at('002', '201001'), 4_000n)]);
});
afterAll(() => bank.close());

async function balances(user: string, asked: Partial<GlQuery> = {}) {
  const { data } = await gl(await as(bank, user), {
    paging: paging(),
    branch_code: '',
    currency_code: '',
    tanggal_awal: '',
    tanggal_akhir: '',
    is_all_cabang: 'F',
    ...asked,
  });
  return data;
}

async function linesOf(user: string, asked: Partial<GlDetailQuery> = {}, page: Partial<Paging> = {}) {
  return glDetail(await as(bank, user), {
    paging: paging(page),
    branch_code: '',
    currency_code: '',
    kode_gl: '603002',
    tanggal_awal: '',
    tanggal_akhir: '',
    ...asked,
  });
}

async function daysOf(user: string, asked: Partial<GlDetailQuery> = {}, page: Partial<Paging> = {}) {
  return glHarian(await as(bank, user), {
    paging: paging(page),
    branch_code: '',
    currency_code: '',
    kode_gl: '603002',
    tanggal_awal: '',
    tanggal_akhir: '',
    ...asked,
  });
}

async function pageThrough(user: string, asked: Partial<GlDetailQuery>, page: Partial<Paging>): Promise<GlDetailRow[]> {
  const rows: GlDetailRow[] = [];
  for (let cursor = ''; ; ) {
    const answer = await linesOf(user, asked, { ...page, cursor });
    rows.push(...answer.data);
    if (answer.resp_cursor === '') return rows;
    cursor = answer.resp_cursor;
  }
}

/** Computes the balance straight from the lines of the ledger; a debit balance is positive. */
async function standsAt(branch: string, kode_gl: string, until: string): Promise<bigint> {
  const [row] = await bank.owner<{ saldo: bigint }[]>`
    select coalesce(sum(coalesce(jumlah_idr, jumlah)), 0)::bigint as saldo from journal_line
    where kode_cabang = ${branch} and kode_gl = ${kode_gl} and tanggal <= ${until}::date`;
  return row?.saldo ?? 0n;
}

test('opening balance, movements and closing balance: of the month to the accounting date unless asked otherwise', async () => {
  const row = (await balances('supervisor1')).find(({ kode_gl }) => kode_gl === '603002');
  expect(row).toEqual({
    kode_gl: '603002',
    nama_gl: expect.stringContaining('umum'),
    posisi: 'D',
    kode_cabang: '001',
    kode_valuta: 'IDR',
    saldo_awal: '50.10',
    debet: '450.30',
    kredit: '7.00',
    saldo_akhir: '493.40',
    tanggal_awal: FIRST,
    tanggal_akhir: DAY,
    currency_code: '',
  });
  const payable = (await balances('supervisor1')).find(({ kode_gl }) => kode_gl === '201001');
  expect(payable).toMatchObject({ posisi: 'K', debet: '7.00', kredit: '450.30', saldo_akhir: '493.40' });
});

test('every account agrees with its lines, and the accounts of a branch with each other, before the roll-up and after', async () => {
  const before = await balances('supervisor1');
  await bank.app`select rollup_gl_balances()`;
  const after = await balances('supervisor1');
  expect(after).toEqual(before);
  for (const { kode_gl, posisi, saldo_awal, debet, kredit, saldo_akhir } of after) {
    const side = posisi === 'D' ? 1n : -1n;
    expect(side * minor(saldo_akhir)).toBe(await standsAt('001', kode_gl, DAY));
    expect(side * minor(saldo_awal)).toBe(await standsAt('001', kode_gl, addDays(FIRST, -1)));
    expect(minor(saldo_akhir)).toBe(minor(saldo_awal) + side * (minor(debet) - minor(kredit)));
  }
  expect(after.reduce((sum, each) => sum + minor(each.debet) - minor(each.kredit), 0n)).toBe(0n);
});

test('each line carries the account’s balance after it, on every page and in both directions', async () => {
  const asked = { tanggal_awal: DAYS[0] ?? '', tanggal_akhir: DAY };
  const whole = (await linesOf('supervisor1', asked)).data;
  expect(whole).toHaveLength(21);
  let saldo = 0n;
  for (const line of whole) {
    saldo += minor(line.debet) - minor(line.kredit);
    expect(minor(line.saldo)).toBe(saldo);
  }
  expect(await pageThrough('supervisor1', asked, { show: 4 })).toEqual(whole);
  const backwards = await pageThrough('supervisor1', asked, { show: 4, sort: '-tanggal_akuntansi' });
  expect(backwards).toEqual(whole.toReversed());
  expect((await linesOf('supervisor1', asked, { show: 4, page: 3 })).data).toEqual(whole.slice(8, 12));
  const leapt = await linesOf('supervisor1', asked, { show: 4, page: 3, sort: '-tanggal_akuntansi' });
  expect(leapt.data).toEqual(whole.toReversed().slice(8, 12));
});

test('lines of a period begin with the opening balance, those of a credit account stand on its own side', async () => {
  const { data } = await linesOf('supervisor1', { kode_gl: '201001', tanggal_awal: addDays(DAY, -3) });
  const opening = -(await standsAt('001', '201001', addDays(DAY, -4)));
  expect(minor(data[0]?.saldo ?? '')).toBe(opening + minor(data[0]?.kredit ?? ''));
  expect(minor(data.at(-1)?.saldo ?? '')).toBe(-(await standsAt('001', '201001', DAY)));
  expect(data[0]).toMatchObject({ flowCode: 'UJI', keterangan: 'uji buku besar', kode_cabang: '001', debet: '0.00' });
  expect(
    (await linesOf('supervisor1', { tanggal_awal: addDays(DAY, 1), tanggal_akhir: addDays(DAY, 9) })).data,
  ).toEqual([]);
});

test('daily totals sum each day’s lines, one begins where the one before ended, and the last ends at the account’s balance', async () => {
  for (const kode_gl of ['603002', '201001']) {
    const { data: days } = await daysOf('supervisor1', { kode_gl, tanggal_awal: DAYS[0] ?? '' });
    expect(days.map(({ tanggal }) => tanggal)).toEqual(DAYS);
    const side = kode_gl === '603002' ? 1n : -1n;
    let stood = side * (await standsAt('001', kode_gl, addDays(DAYS[0] ?? '', -1)));
    for (const { tanggal, saldo_awal, debet, kredit, saldo_akhir } of days) {
      const lines = (await linesOf('supervisor1', { kode_gl, tanggal_awal: tanggal, tanggal_akhir: tanggal })).data;
      const sum = (field: 'debet' | 'kredit') => lines.reduce((all, line) => all + minor(line[field]), 0n);
      expect([minor(debet), minor(kredit)]).toEqual([sum('debet'), sum('kredit')]);
      expect([minor(saldo_awal), saldo_akhir]).toEqual([stood, lines.at(-1)?.saldo]);
      stood = minor(saldo_akhir);
    }
    expect(stood).toBe(side * (await standsAt('001', kode_gl, DAY)));
  }
  expect((await daysOf('supervisor1', { tanggal_awal: DAY })).data).toEqual([
    {
      tanggal: DAY,
      kode_gl: '603002',
      kode_cabang: '001',
      kode_valuta: 'IDR',
      saldo_awal: '300.30',
      debet: '200.10',
      kredit: '7.00',
      saldo_akhir: '493.40',
      currency_code: '',
    },
  ]);
});

test('days follow one another by pages in both directions, without a gap', async () => {
  const asked = { tanggal_awal: DAYS[0] ?? '' };
  const whole = (await daysOf('supervisor1', asked)).data;
  const paged = async (sort: string) => {
    const rows: GlHarianRow[] = [];
    for (let cursor = ''; ; ) {
      const answer = await daysOf('supervisor1', asked, { show: 1, sort, cursor });
      rows.push(...answer.data);
      if (answer.resp_cursor === '') return rows;
      cursor = answer.resp_cursor;
    }
  };
  expect(await paged('tanggal')).toEqual(whole);
  expect(await paged('-tanggal')).toEqual(whole.toReversed());
});

test('a tail that is not rolled up yet stands in the list and below its lines', async () => {
  await bank.app`select rollup_gl_balances()`;
  await book(DAY, 'IDR', [debit(at('001', '112005'), 900n), credit(at('001', '502008'), 900n)]);
  const [row] = await balances('supervisor1', { paging: paging({ keyword: '112005' }) });
  expect(row).toMatchObject({ saldo_awal: '0.00', debet: '9.00', saldo_akhir: '9.00' });
  expect((await linesOf('supervisor1', { kode_gl: '112005' })).data.map(({ saldo }) => saldo)).toEqual(['9.00']);
  expect((await daysOf('supervisor1', { kode_gl: '112005' })).data.map((day) => day.saldo_akhir)).toEqual(['9.00']);
});

test('several lines of one journal are each listed, in the order of the journal', async () => {
  await book(DAY, 'IDR', [
    debit(at('001', '603009'), 100n),
    debit(at('001', '603009'), 250n),
    credit(at('001', '201001'), 350n),
  ]);
  const rows = await pageThrough('supervisor1', { kode_gl: '603009' }, { show: 1 });
  expect(rows.map(({ debet, saldo }) => [debet, saldo])).toEqual([
    ['1.00', '1.00'],
    ['2.50', '3.50'],
  ]);
  const reversed = await pageThrough('supervisor1', { kode_gl: '603009' }, { show: 1, sort: '-tanggal_akuntansi' });
  expect(reversed).toEqual(rows.toReversed());
});

test('without a currency all are listed in worth of the books, with one those of that one alone', async () => {
  const worth = { jumlah_idr: 1_600_000n };
  await book(DAY, 'USD', [
    debit(at('001', '112005', 'USD'), 100n, worth),
    credit(at('001', '209002', 'USD'), 100n, worth),
  ]);
  const one = async (currency_code: string) => {
    const asked = { currency_code, kode_gl: '209002' };
    const [row] = await balances('supervisor1', { currency_code, paging: paging({ keyword: '209002' }) });
    const [day] = (await daysOf('supervisor1', asked)).data;
    return { row, line: (await linesOf('supervisor1', asked)).data.at(-1), day };
  };
  expect(await one('USD')).toMatchObject({
    row: { kode_valuta: 'USD', saldo_akhir: '1.00' },
    line: { kode_valuta: 'USD', kredit: '1.00', saldo: '1.00' },
    day: { kode_valuta: 'USD', kredit: '1.00', saldo_akhir: '1.00', currency_code: 'USD' },
  });
  expect(await one('')).toMatchObject({
    row: { kode_valuta: 'IDR', saldo_akhir: '16000.00' },
    line: { kode_valuta: 'IDR', kredit: '16000.00', saldo: '16000.00' },
    day: { kode_valuta: 'IDR', kredit: '16000.00', saldo_akhir: '16000.00', currency_code: '' },
  });
  expect(await one('IDR')).toEqual({ row: undefined, line: undefined, day: undefined });
});

test('the figures of the bank’s statements are those of their accounts here', async () => {
  const held = new Map((await balances('supervisor1')).map((row) => [row.kode_gl, row]));
  const year = `${DAY.slice(0, 4)}-01-01`;
  const ofYear = new Map((await balances('supervisor1', { tanggal_awal: year })).map((row) => [row.kode_gl, row]));
  for (const rows of [
    await neracaRows(bank, 'supervisor1', { rinci: 'T' }),
    await labaRugiRows(bank, 'supervisor1', { rinci: 'T' }),
  ]) {
    for (const { kode_gl, jumlah, jenis, sisi } of rows) {
      if (jenis !== 'AKUN' || kode_gl === '403002') continue;
      const row = held.get(kode_gl);
      expect([kode_gl, minor(jumlah)]).toEqual([
        kode_gl,
        minor(row?.saldo_akhir ?? '') * (row?.posisi === sisi ? 1n : -1n),
      ]);
      expect(ofYear.get(kode_gl)?.saldo_akhir).toBe(row?.saldo_akhir);
    }
  }
});

test('another branch, and all of them, are for head office only: for others they are empty like a branch that is not', async () => {
  for (const branch_code of ['002', '999']) {
    expect(await balances('supervisor1', { branch_code })).toEqual([]);
    expect((await linesOf('supervisor1', { branch_code })).data).toEqual([]);
    expect((await daysOf('supervisor1', { branch_code })).data).toEqual([]);
  }
  expect(await balances('supervisor1', { is_all_cabang: 'T' })).toEqual([]);
  for (const user of ['auditor1', 'finance1']) {
    const other = await balances(user, { branch_code: '002' });
    expect(other).toEqual(await balances('manager2'));
    expect((await linesOf(user, { branch_code: '002' })).data).toHaveLength(1);
    expect((await daysOf(user, { branch_code: '002' })).data.map((day) => day.saldo_akhir)).toEqual(['40.00']);
    const all = await balances(user, { is_all_cabang: 'T', paging: paging({ keyword: '603002' }) });
    expect(all.map(({ kode_cabang, saldo_akhir }) => [kode_cabang, saldo_akhir])).toEqual([
      ['001', '493.40'],
      ['002', '40.00'],
    ]);
    expect(await balances(user, { branch_code: '999' })).toEqual([]);
  }
});

test('an account that is not in the chart has no lines, a cursor that was not made here is refused', async () => {
  expect((await linesOf('supervisor1', { kode_gl: '999999' })).data).toEqual([]);
  expect((await daysOf('supervisor1', { kode_gl: '999999' })).data).toEqual([]);
  const [place = ''] = (await linesOf('supervisor1', {}, { show: 1 })).resp_cursor.split('.');
  expect((await linesOf('supervisor1', {}, { cursor: `${place}.0` })).data).not.toEqual([]);
  for (const cursor of ['e30', 'e30.0', place, `${place}.`, `${place}.1e3`, `${place}.${'9'.repeat(19)}`])
    await expect(linesOf('supervisor1', {}, { cursor })).rejects.toMatchObject({ code: 'VALIDATION' });
});
