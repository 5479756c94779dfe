import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitBulk } from '#core/engine/bulk.ts';
import { type Leg, type Own, type Target, withInterBranch } from '#core/ledger/legs.ts';
import { makeAccountNumber } from '#lib/account-number.ts';
import { AppError } from '#lib/errors/errors.ts';
import { bareCommit, counterBank } from '../counter-bank.ts';
import { dollars, insertRate, seedDollars } from '../currency-bank.ts';
import { breaksBooks, type TestBank, testBank } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';

/** Posts the same journals one by one and in bulk, each into a bank of its own. */
const one = await counterBank();
// Legs on the account of differences, which no count has made.
breaksBooks(one, ['4b', '35']);
let many: TestBank;
const RATE = 16_600n;

beforeAll(async () => {
  many = await testBank();
  breaksBooks(many, ['4b', '35']);
  for (const bank of [one, { ...one, ...many }]) {
    await insertRate(bank, ['16500', '16600', '16700']);
    await seedDollars(bank);
  }
});
afterAll(() => many.close());

const account = (id: string, kode_gl: string, rest: Partial<Target> = {}): Target => ({
  kode_cabang: id.slice(0, 3),
  kode_gl,
  sub: { jenis: 'REKENING', id },
  ...rest,
});
const usd = { kode_valuta: 'USD' } as const;
const difference = (id: string): Target => ({
  kode_cabang: '001',
  kode_gl: '112003',
  sub: { jenis: 'SELISIH_TELLER', id },
});

/** A leg may point here: both entry points take some, both refuse others, and some depend on side or amount. */
const ends: Readonly<Record<string, Target>> = {
  ani: account(accounts.ani, '301001'),
  budi: account(accounts.budi, '203002'),
  'citra at 002': account(accounts.citra, '301001'),
  'an income': { kode_cabang: '001', kode_gl: '502003' },
  'an expense at 002': { kode_cabang: '002', kode_gl: '603009' },
  'a closed account': account(accounts.tutup, '203002'),
  'a dormant account': account(accounts.dorman, '203002'),
  'an inactive account': account(accounts.pasif, '203002'),
  'an account shut for debits': account(accounts.blokir, '203002'),
  'no account': account(makeAccountNumber('001', '11', 99_999), '203002'),
  'ani under another control account': account(accounts.ani, '203002'),
  'ani in another branch': account(accounts.ani, '301001', { kode_cabang: '002' }),
  'a control account alone': { kode_cabang: '001', kode_gl: '203002' },
  'an account under an income': account(accounts.ani, '502003'),
  'a teller’s difference': difference('teller1'),
  'the difference of nobody': difference('nobody'),
  'head office’s own account in a branch': { kode_cabang: '001', kode_gl: '102001' },
  'an account that the chart has not': { kode_cabang: '001', kode_gl: '999999' },
  'dollars of ani': account(dollars.ani, '203005', usd),
  'dollars of budi at 002': account(dollars.budi, '203005', usd),
  'ani in dollars': account(accounts.ani, '301001', usd),
  'the dollar position': { kode_cabang: '001', kode_gl: '113001', ...usd },
  'the dollar control account alone': { kode_cabang: '001', kode_gl: '203005', ...usd },
};
const LEG = { lawan: null, tanggal_valuta: null, kode: null, keterangan: null } as const;
const legOn = ({ sub, kode_valuta, ...rest }: Target, jumlah: bigint, own: Own = {}): Leg => ({
  ...LEG,
  ...rest,
  sub: sub ?? null,
  kode_valuta: kode_valuta ?? 'IDR',
  jumlah,
  jumlah_idr: kode_valuta === 'USD' ? (own.jumlah_idr ?? jumlah * RATE) : null,
});

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'posted',
    (error: unknown) => (error instanceof AppError ? error.code : 'refused as no journal'),
  );
const throughOne = (legs: readonly Leg[]) => outcome(bareCommit(one, { operasi: 'UJI', legs }));
const throughMany = (legs: readonly Leg[]) =>
  outcome(
    commitBulk(many.app, {
      run: randomUUID(),
      chunk: 1,
      actor: 'SISTEM',
      operasi: 'UJI',
      date: DAY,
      kodeValuta: 'IDR',
      keterangan: '',
      headOffice: '000',
      journals: [{ kodeCabang: '001', nominal: 100n, rekening: null, legs }],
    }),
  );

const posted = ({ owner }: TestBank) => owner`
  select l.kode_cabang, l.kode_gl, l.kode_valuta, l.rekening, l.sub, l.lawan, sum(l.jumlah) as jumlah, sum(l.jumlah_idr) as idr, count(*) as baris
  from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal where j.operasi = 'UJI'
  group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4 nulls first, 5 nulls first, 6 nulls first`;
const balances = ({ owner }: TestBank) => owner`select nomor_rekening, saldo_buku, seq from account_state order by 1`;

/** An amount with its worth, or the worth alone where both ends are of a currency that can be revalued. */
const leg = fc.record({
  end: fc.constantFrom(...Object.keys(ends)),
  minor: fc.constantFrom(1n, 100n, 9_000_000_000n),
  worthOnly: fc.boolean(),
});

test('both entry points take and refuse the same by the same code, and leave the same', async () => {
  const seen = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(leg, fc.constantFrom(...Object.keys(ends)), async ({ end, minor, worthOnly }, other) => {
      const [debited, credited] = [ends[end], ends[other]];
      if (!debited || !credited) return;
      const revalued = worthOnly && debited.kode_valuta === 'USD' && credited.kode_valuta === 'USD';
      const own = revalued
        ? [legOn(debited, 0n, { jumlah_idr: 7n }), legOn(credited, 0n, { jumlah_idr: -7n })]
        : [legOn(debited, minor), legOn(credited, -minor)];
      const legs = withInterBranch(own, { currency: 'IDR', headOffice: '000' });
      const result = await throughOne(legs);
      expect(await throughMany(legs)).toBe(result);
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }),
    { numRuns: 400, endOnFailure: true },
  );
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['posted', 'refused as no journal', 'ACCOUNT_CLOSED', 'ACCOUNT_NOT_FOUND', 'INSUFFICIENT']),
  );
  expect([...(await posted(many))]).toEqual([...(await posted(one))]);
  expect([...(await balances(many))].map(({ nomor_rekening, saldo_buku }) => [nomor_rekening, saldo_buku])).toEqual(
    [...(await balances(one))].map(({ nomor_rekening, saldo_buku }) => [nomor_rekening, saldo_buku]),
  );
});

test('a revaluation moves the worth of a control account and none of its accounts, by either entry point', async () => {
  const control = ends['the dollar control account alone'] as Target;
  const position = ends['the dollar position'] as Target;
  const both = async (legs: readonly Leg[]) => [await throughOne(legs), await throughMany(legs)];
  const revalued = [legOn(control, 0n, { jumlah_idr: -500n }), legOn(position, 0n, { jumlah_idr: 500n })];
  expect(await both(revalued)).toEqual(['posted', 'posted']);
  // The counterparts are the same with an amount, which needs the account it moves, and without any worth, which is no line.
  const moved = [legOn(control, -1n), legOn(position, 1n)];
  expect(await both(moved)).toEqual(['refused as no journal', 'refused as no journal']);
  const nothing = [legOn(control, 0n, { jumlah_idr: 0n }), legOn(position, 0n, { jumlah_idr: 0n })];
  expect(await both(nothing)).toEqual(['refused as no journal', 'refused as no journal']);
  for (const { owner } of [one, many]) {
    const [row] = await owner`
      select sum(l.jumlah_idr) as idr, count(*)::integer as n from journal_line l where l.jumlah_idr = -500 and l.rekening is null`;
    expect({ ...row }).toEqual({ idr: '-500', n: 1 });
  }
});
