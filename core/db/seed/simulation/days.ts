import { openBankDay } from '#core/branch/bank-day.ts';
import { moveDay, steps } from '#core/branch/day.ts';
import { carryEvenings, endEvenings } from '#core/evening/end-evenings.ts';
import { noAdjustments, perhitunganHi1000 } from '#core/profit/rate-queries.ts';
import { setRate } from '#core/profit/set-rate.ts';
import { closeTills, countVaults, openTills } from './cash.ts';
import { exchange } from './exchange.ts';
import { earnIncome } from './income.ts';
import { settleByHand } from './moves/clearing.ts';
import { choresOf, movesOf } from './moves.ts';
import type { Crew, World } from './world.ts';

const TRIES = 20;

const stepDay = async (world: World, user: string, branch: string, step: keyof typeof steps): Promise<void> => {
  await moveDay(await world.as(user), { kode_cabang: branch, accounting_date: '' }, steps[step]);
  world.did(steps[step].code);
};

interface Day {
  readonly tanggal: string;
  readonly berikut: string;
}

/** The bank's day and the business day after it. */
async function today({ app }: World): Promise<Day> {
  const [day] = await app<Day[]>`
    select accounting_date as tanggal, next_business_day(accounting_date) as berikut from branch where jenis = 'HO'`;
  if (!day) throw new Error('the bank has no head office');
  return day;
}

const endsMonth = ({ tanggal, berikut }: Day): boolean => tanggal.slice(0, 7) !== berikut.slice(0, 7);

/** Serves so many customers of a branch, one after another, as chance has them come. */
async function serve(world: World, crew: Crew, times: number): Promise<void> {
  const moves = movesOf(world);
  const all = moves.reduce((sum, { weight }) => sum + weight, 0);
  for (let done = 0, tries = 0; done < times && tries < times + TRIES; tries += 1) {
    let place = world.random.below(all);
    const move = moves.find(({ weight }) => {
      place -= weight;
      return place < 0;
    });
    if (move && (await world.tries(() => move.run(world, crew)))) done += 1;
  }
}

/** Two persons of head office set the rates of the month that ends, once every branch has locked its averages. */
async function setRates(world: World, { tanggal }: Day): Promise<void> {
  await carryEvenings(world.app);
  const pools = await world.app<{ pool: string }[]>`select distinct pool from pool_member order by pool`;
  for (const { pool } of pools) {
    const month = { pool, bulan: `${tanggal.slice(0, 7)}-01` };
    const { sidik } = await perhitunganHi1000(await world.as(world.office.maker), { ...month, ...noAdjustments });
    await world.act(world.office.maker, setRate, { ...month, sidik });
  }
}

/** The morning of every branch, as head office has opened the day. */
async function morning(world: World): Promise<void> {
  for (const crew of world.crews) {
    await openTills(world, crew);
    for (const { run } of choresOf(world)) await world.tries(() => run(world, crew));
  }
}

/** On so many evenings of a hundred nothing leaves: transfers that wait are cancelled by the evening, sheets go another day. */
const AWAY = 6;
const leaveInTheEvening = async (world: World): Promise<void> => {
  if (world.habits.rails && !world.random.percent(AWAY)) await exchange(world);
};

/** The counters close, and every branch has its evening; head office's closes last. */
async function evening(world: World, day: Day): Promise<void> {
  const { branch, maker } = world.office;
  for (const crew of world.crews) await closeTills(world, crew);
  await settleByHand(world);
  await leaveInTheEvening(world);
  if (endsMonth(day)) await earnIncome(world);
  const keepers = [
    ...world.crews.map((crew) => ({ branch: crew.branch, manager: crew.manager, officer: crew.headTeller })),
    { branch, manager: maker, officer: maker },
  ];
  for (const keeper of keepers) {
    await countVaults(world, keeper.branch, keeper.officer);
    await stepDay(world, keeper.manager, keeper.branch, 'cutOff');
    await stepDay(world, keeper.manager, keeper.branch, 'close');
  }
  if (endsMonth(day)) await setRates(world, day);
  await endEvenings(world.app);
}

/** Head office opens the bank's next day by two persons, and the branches follow. */
async function nextDay(world: World, { berikut }: Day): Promise<void> {
  await world.act(world.office.maker, openBankDay, { tanggal: berikut });
  for (const { branch, manager } of world.crews) {
    await stepDay(world, manager, branch, 'prepare');
    await stepDay(world, manager, branch, 'open');
  }
}

export interface DayDone extends Day {
  /** It was its month's last business day. */
  readonly monthEnd: boolean;
}

/**
 * One business day of the bank from its open counters to the next day's: tills, chores, `served` customers at each branch, the evening of
 * every branch and the opening of the next day. Answers the day that is over.
 */
export async function liveDay(world: World, served: number): Promise<DayDone> {
  const day = await today(world);
  world.date = day.tanggal;
  await morning(world);
  for (const crew of world.crews) {
    // What came back overnight, and what has been handed in so far; the rest leaves in the evening.
    await exchange(world);
    await serve(world, crew, served);
  }
  await evening(world, day);
  await nextDay(world, day);
  return { ...day, monthEnd: endsMonth(day) };
}
