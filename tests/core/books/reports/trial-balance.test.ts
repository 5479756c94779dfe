import { afterAll, beforeAll, expect, test } from 'vitest';
import { trialBalance } from '#core/books/reports/trial-balance.ts';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { as } from '#core/programs/seed/counter.ts';
import { addDays } from '#lib/dates.ts';
import { rupiahMinor, toMinor } from '#lib/money.ts';
import type { TrialBalanceQuery, TrialBalanceRow } from '#types/proto/books/report.ts';
import { run, type TestBank, testBank } from '../../helpers.ts';
import { accounts, DAY } from '../../small-bank.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.close());

async function rows(user: string, asked: Partial<TrialBalanceQuery> = {}): Promise<TrialBalanceRow[]> {
  const { data } = await trialBalance(await as(bank, user), {
    paging: { page: 1, show: 100, cursor: '', sort: '', keyword: '' },
    branch_code: '',
    currency_code: '',
    balance_date: '',
    is_all_cabang: 'F',
    golongan: 'F',
    sebelum_penutup: 'F',
    ...asked,
  });
  return data;
}

const row = (all: readonly TrialBalanceRow[], gl: string) => all.find((each) => each.kode_gl === gl);

const deposit = (nomor_rekening: string, nominal: string, lembar: number) =>
  run(bank, 'teller1', cashDeposit, {
    nomor_rekening,
    nominal,
    keterangan: '',
    pecahan: [{ nominal: '100000', lembar }],
  });

/** Computes the report's figures straight from the lines, rolled up or not. */
async function fromLines(branch: string): Promise<Record<string, { debet: bigint; kredit: bigint }>> {
  const lines = await bank.app<{ kode_gl: string; debet: bigint; kredit: bigint }[]>`
    select kode_gl, sum(greatest(jumlah, 0))::bigint as debet, sum(greatest(-jumlah, 0))::bigint as kredit
    from journal_line where kode_cabang = ${branch} and tanggal = ${DAY} group by 1`;
  return Object.fromEntries(lines.map(({ kode_gl, debet, kredit }) => [kode_gl, { debet, kredit }]));
}

const shown = (all: readonly TrialBalanceRow[]) =>
  Object.fromEntries(
    all.map((each) => [each.kode_gl, { debet: rupiahMinor(each.debet), kredit: rupiahMinor(each.kredit) }]),
  );

test('is exact before the roll-up, after it, and with a tail on top of it', async () => {
  expect(shown(await rows('supervisor1'))).toEqual(await fromLines('001'));
  const before = row(await rows('supervisor1'), '301001');
  await bank.app`select rollup_gl_balances()`;
  expect(shown(await rows('supervisor1'))).toEqual(await fromLines('001'));
  expect(row(await rows('supervisor1'), '301001')).toEqual(before);

  await deposit(accounts.ani, '1000000', 10);
  const [tail] = await bank.app<{ n: number }[]>`
    select count(*)::integer as n from journal_line where xid >= (select horizon from gl_rollup_watermark)`;
  expect(tail?.n).toBe(2);
  expect(shown(await rows('supervisor1'))).toEqual(await fromLines('001'));
  expect(rupiahMinor(row(await rows('supervisor1'), '301001')?.saldo_akhir ?? '')).toBe(
    rupiahMinor(before?.saldo_akhir ?? '') + 100_000_000n,
  );
});

test('debits equal credits, and amounts stand on the account’s normal side', async () => {
  const all = await rows('supervisor1');
  const total = (pick: (each: TrialBalanceRow) => string) =>
    all.reduce((sum, each) => sum + rupiahMinor(pick(each)), 0n);
  expect(total((each) => each.debet)).toBe(total((each) => each.kredit));
  expect(row(all, '203001')).toMatchObject({
    posisi: 'K',
    saldo_awal: '0.00',
    kredit: '200000000.00',
    saldo_akhir: '200000000.00',
  });
  expect(row(all, '101002')).toMatchObject({ posisi: 'D' });
});

test('yesterday’s balance is zero here and tomorrow’s opening is today’s closing', async () => {
  expect(await rows('supervisor1', { balance_date: addDays(DAY, -1) })).toEqual([]);
  const today = row(await rows('supervisor1'), '203001');
  expect(row(await rows('supervisor1', { balance_date: addDays(DAY, 1) }), '203001')).toMatchObject({
    saldo_awal: today?.saldo_akhir,
    debet: '0.00',
    kredit: '0.00',
    saldo_akhir: today?.saldo_akhir,
  });
});

test('consolidated for head office: inter-branch accounts are dropped and the rest adds up', async () => {
  const [own, other, office] = await Promise.all(
    ['001', '002', '000'].map((branch_code) => rows('finance1', { branch_code })),
  );
  expect(row(own ?? [], '110001')).toBeDefined();
  const whole = await rows('finance1', { is_all_cabang: 'T' });
  expect(row(whole, '110001')).toBeUndefined();
  const sum = [own, other, office].reduce(
    (all, each) => all + rupiahMinor(row(each ?? [], '101001')?.saldo_akhir ?? '0'),
    0n,
  );
  expect(rupiahMinor(row(whole, '101001')?.saldo_akhir ?? '')).toBe(sum);
  expect(whole.reduce((all, each) => all + rupiahMinor(each.debet) - rupiahMinor(each.kredit), 0n)).toBe(0n);
});

test('another branch, and the whole bank, are for head office only: for others they are empty like a branch that is not', async () => {
  expect(await rows('supervisor1', { branch_code: '002' })).toEqual([]);
  expect(await rows('supervisor1', { branch_code: '999' })).toEqual([]);
  expect(await rows('supervisor1', { is_all_cabang: 'T' })).toEqual([]);
  expect((await rows('finance1', { branch_code: '002' })).map((each) => each.kode_gl)).toEqual([
    '101001',
    '110001',
    '301001',
  ]);
});

test('by class of the chart: the sums of its accounts, contra accounts inside, of the branch or of the whole bank', async () => {
  const types = await bank.app<
    { kode_gl: string; tipe: string; posisi: string }[]
  >`select kode_gl, tipe, posisi from gl_account`;
  const typeOf = new Map(types.map((type) => [type.kode_gl, type]));
  const summed = (rowsOfAccounts: readonly TrialBalanceRow[]) => {
    const found: Record<string, bigint> = {};
    for (const { kode_gl, saldo_akhir } of rowsOfAccounts) {
      const { tipe = '', posisi = '' } = typeOf.get(kode_gl) ?? {};
      const debit = toMinor(saldo_akhir, 'IDR', { allowNegative: true }) * (posisi === 'D' ? 1n : -1n);
      const kelas = tipe.replace('-', '');
      found[kelas] = (found[kelas] ?? 0n) + debit * (['L', 'S', 'E', 'I'].includes(kelas) ? -1n : 1n);
    }
    return found;
  };
  const grouped = (classes: readonly TrialBalanceRow[]) =>
    Object.fromEntries(
      classes.map((each) => [each.kode_gl, toMinor(each.saldo_akhir, 'IDR', { allowNegative: true })]),
    );

  const own = await rows('supervisor1', { golongan: 'T' });
  expect(grouped(own)).toEqual(summed(await rows('supervisor1')));
  expect(own.map(({ kode_gl, posisi }) => [kode_gl, posisi])).toEqual([
    ['A', 'D'],
    ['L', 'K'],
    ['S', 'K'],
  ]);
  const whole = grouped(await rows('finance1', { golongan: 'T', is_all_cabang: 'T' }));
  expect(whole).toEqual(summed(await rows('finance1', { is_all_cabang: 'T' })));
  expect(await rows('supervisor1', { golongan: 'T', is_all_cabang: 'T' })).toEqual([]);
  expect(await rows('supervisor1', { golongan: 'T', branch_code: '002' })).toEqual([]);
});
