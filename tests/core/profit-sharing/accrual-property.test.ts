import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#lib/dates.ts';
import { inSoak } from '../../soak.ts';
import { counterBank } from '../counter-bank.ts';
import { accounts } from '../small-bank.ts';
import { accrue, daysOf, goTo, moveFunds } from './accrual-bank.ts';

const bank = await counterBank();
const { owner, app } = bank;
// Nothing is too far back in this bank: what is proved here is the arithmetic.
await owner`update parameter set nilai = '100' where nama = 'valuta_mundur_hari'`;
// Years go by, and nobody falls asleep.
await owner`update parameter set nilai = '100000' where nama in ('hari_tidak_aktif', 'hari_dorman')`;

const HI = 8_600_000n;

/** A day's share in sen, half up, by whole numbers alone: balance / 1,000 x HI-1000 x nisbah / days of the month. */
function shareOfDay(saldo: bigint, nisbah: number, days: number): bigint {
  const over = 1_000n * 1_000_000n * 10_000n * BigInt(days);
  return (2n * saldo * HI * BigInt(nisbah) + over) / (2n * over);
}

interface Act {
  /** On which of the month's business days, by its place. */
  readonly on: number;
  readonly what: 'MOVE' | 'SHARE';
  readonly amount: bigint;
  /** Value days before that day, as far as the month goes. */
  readonly back: number;
  readonly nisbah: number;
}
const act: fc.Arbitrary<Act> = fc.record({
  on: fc.integer({ min: 0, max: 19 }),
  what: fc.constantFrom('MOVE', 'MOVE', 'MOVE', 'SHARE'),
  amount: fc.bigInt({ min: -4_000_000_00n, max: 9_000_000_33n }).filter((amount) => amount !== 0n),
  back: fc.constantFrom(0, 0, 0, 1, 2, 5, 20),
  nisbah: fc.integer({ min: 1, max: 9_999 }),
});

const balanceNow = async (): Promise<bigint> =>
  (
    await owner<{ saldo_buku: bigint }[]>`select saldo_buku from account_state where nomor_rekening = ${accounts.ani}`
  )[0]?.saldo_buku ?? 0n;
const nisbahOf = async (): Promise<number> =>
  (
    await owner<{ nisbah_nasabah: number }[]>`
      select nisbah_nasabah from account_contract where nomor_rekening = ${accounts.ani} order by berlaku_sejak desc limit 1`
  )[0]?.nisbah_nasabah ?? 0;

async function agree(day: string, nisbah: number): Promise<void> {
  await owner`
    insert into account_contract select (jsonb_populate_record(k, ${owner.json({ berlaku_sejak: day, nisbah_nasabah: nisbah, nisbah_khusus: true })})).*
    from account_contract k where k.nomor_rekening = ${accounts.ani} order by k.berlaku_sejak desc limit 1
    on conflict (nomor_rekening, berlaku_sejak) do update set nisbah_nasabah = excluded.nisbah_nasabah`;
}

let month = 0;

/** Lives a month of the account, day by day, and keeps beside it what a clerk with a pencil would. */
async function live(acts: readonly Act[]): Promise<void> {
  const first = `${2028 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  month += 1;
  const last = addDays(`${addDays(first, 31).slice(0, 8)}01`, -1);
  const days = daysOf(first, last);
  const begun = await balanceNow();
  const moves: { value: string; amount: bigint }[] = [];
  const shares = [{ from: '', nisbah: await nisbahOf() }];
  const stoodAt = (day: string): bigint =>
    moves.filter(({ value }) => value <= day).reduce((sum, { amount }) => sum + amount, begun);
  const shareAt = (day: string): number => shares.filter(({ from }) => from <= day).at(-1)?.nisbah ?? 0;
  let pencil = 0n;
  let today = first;
  const [opening] = await owner<
    { hari: string }[]
  >`select case when is_business_day(${first}::date) then ${first}::date else next_business_day(${first}::date) end as hari`;
  for (let place = 0, from = first; today <= last; place += 1) {
    if (place === 0) today = opening?.hari ?? first;
    await goTo(bank, today);
    for (const { what, amount, back, nisbah } of acts.filter(({ on }) => on === place)) {
      if (what === 'SHARE') {
        await agree(today, nisbah);
        shares.push({ from: today, nisbah });
      } else if ((await balanceNow()) + amount > 60_000_00n) {
        const value = [addDays(today, -back), first].sort().at(-1) ?? today;
        await moveFunds(bank, accounts.ani, amount, value);
        moves.push({ value, amount });
      }
    }
    const { berikut } = await accrue(bank, '001');
    await accrue(bank, '002');
    const until = berikut > last ? last : addDays(berikut, -1);
    for (const day of daysOf(from, until))
      pencil += shareOfDay(stoodAt(day) > 0n ? stoodAt(day) : 0n, shareAt(day), days.length);
    [from, today] = [addDays(until, 1), berikut];
  }
  const [stored] = await app<{ akrual: bigint; jumlah_saldo: bigint; hari: number }[]>`
    select accrued_between(${accounts.ani}, ${first}::date, ${last}::date) as akrual, b.jumlah_saldo, b.hari
    from average_balances(null, null, ${accounts.ani}, ${first}::date, ${last}::date) b`;
  expect({ ...stored }).toEqual({
    akrual: pencil,
    jumlah_saldo: days.reduce((sum, day) => sum + (stoodAt(day) > 0n ? stoodAt(day) : 0n), 0n),
    hari: days.length,
  });
}

test('any month of deposits, withdrawals, back-valued items and new shares accrues a clerk’s sum day by day', async () => {
  await owner`delete from holiday`;
  // The branches accrue since the last day of the year before.
  await goTo(bank, '2027-12-31');
  await accrue(bank, '001');
  await accrue(bank, '002');
  await fc.assert(fc.asyncProperty(fc.array(act, { maxLength: 14 }), live), {
    numRuns: inSoak(60, 3),
    endOnFailure: true,
  });
});
