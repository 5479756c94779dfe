import { openBankDay } from '#core/business-day/branch-day/bank-day.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import { openTills } from './cash.ts';
import { endDay, stepDay } from './ends-of-day.ts';
import { exchange, maybeSilent } from './exchange.ts';
import type { Move } from './move.ts';
import { choresOf, movesOf } from './moves.ts';
import type { Crew, World } from './world.ts';

const TRIES = 20;

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

/** So many turns of a hundred go to what has come least often, so that the rare comes too. */
const RARE = 30;
const turnsOf = (world: World, { name }: Move): number => world.turns.get(name) ?? 0;

const rarest = (world: World, moves: readonly Move[]): Move | undefined => {
  const least = Math.min(...moves.map((move) => turnsOf(world, move)));
  return moves.find((move) => turnsOf(world, move) === least);
};

function byWeight({ random }: World, moves: readonly Move[]): Move | undefined {
  let place = random.below(moves.reduce((sum, { weight }) => sum + weight, 0));
  return moves.find(({ weight }) => {
    place -= weight;
    return place < 0;
  });
}

/** In a few days every wanted operation must come: half of the turns go to it until it has come, or could not so many times. */
const WANTED = 50;
const PATIENCE = 4;

/** The moves that make what is wanted and has not come. */
const still = (world: World, moves: readonly Move[], wanted: readonly OperationCode[]): readonly Move[] =>
  moves.filter(
    (move) =>
      turnsOf(world, move) < PATIENCE &&
      move.makes.some((code) => wanted.includes(code) && !world.outcome.operations[code]),
  );

/** Serves so many customers of a branch, one after another, as chance has them come. */
async function serve(world: World, crew: Crew, { served: times, wanted = [] }: Served): Promise<void> {
  const moves = movesOf(world);
  for (let done = 0, tries = 0; done < times && tries < times + TRIES; tries += 1) {
    const lacking = still(world, moves, wanted);
    const move =
      lacking.length > 0 && world.random.percent(WANTED)
        ? rarest(world, lacking)
        : world.habits.rails && world.random.percent(RARE)
          ? rarest(world, moves)
          : byWeight(world, moves);
    if (!move) continue;
    world.turns.set(move.name, turnsOf(world, move) + 1);
    if (await world.tries(() => move.run(world, crew), move.may)) done += 1;
  }
}

/** The number of customers at each branch on a day, and the operations that must come within a few days. */
export interface Served {
  readonly served: number;
  readonly wanted?: readonly OperationCode[];
}

/** The morning of every branch, as head office has opened the day. */
async function morning(world: World): Promise<void> {
  for (const crew of world.crews) {
    await openTills(world, crew);
    for (const { run } of choresOf(world)) await world.tries(() => run(world, crew));
  }
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
 * Runs one business day of the bank from its open counters to the next day's: tills, chores, `served` customers at each branch, the end of day of every
 * branch and the opening of the next day. Returns the day that is over.
 */
export async function liveDay(world: World, served: Served): Promise<DayDone> {
  world.date = (await today(world)).tanggal;
  maybeSilent(world);
  await morning(world);
  for (const crew of world.crews) {
    // Exchanges the overnight returns, and what has been handed in so far; the rest leaves at the end of day.
    await exchange(world);
    await serve(world, crew, served);
  }
  // A holiday that was put in or withdrawn has moved the next day.
  const day = await today(world);
  await endDay(world, endsMonth(day));
  await nextDay(world, day);
  return { ...day, monthEnd: endsMonth(day) };
}
