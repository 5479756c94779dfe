import { steps as daySteps, moveDay } from '#core/business-day/branch-day/day.ts';
import { forceClose } from '#core/business-day/branch-day/force-close.ts';
import { remind } from '#core/business-day/branch-day/reminders.ts';
import { endBankDay } from '#core/business-day/end-of-day/end-bank-day.ts';
import { resumeEndOfDay } from '#core/business-day/end-of-day/resume.ts';
import { completeEndsOfDay, continueEndsOfDay } from '#core/business-day/end-of-day/run-all.ts';
import { steps } from '#core/business-day/end-of-day/steps.ts';
import type { EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { noAdjustments, perhitunganHi1000 } from '#core/profit-sharing/rate-queries.ts';
import { setRate } from '#core/profit-sharing/set-rate.ts';
import { operations } from '#core/server/modules.ts';
import { closeTills, countVaults } from './cash.ts';
import { exchange } from './exchange.ts';
import { earnIncome } from './income.ts';
import { setDollarRate } from './moves/cash/currency.ts';
import { settleByHand } from './moves/cheques/clearing.ts';
import { decideForgotten } from './moves/cheques/presented.ts';
import type { World } from './world.ts';

/** Most days end in order, and some do not. */

/** On so many ends of day of a hundred nothing leaves: transfers that wait are cancelled, sheets go another day. */
const AWAY = 6;
/** A branch does not end its day, and head office does it for it. */
const FORCED = 6;
/** A step of an end of day fails, and somebody has it go on. */
const FAILED = 8;
/** The core is killed in the middle of the ends of day. */
const KILLS = 8;
/** Head office ends the day of all branches at once. */
const TOGETHER = 20;

/** A step of a branch's day by its manager. */
export async function stepDay(world: World, user: string, branch: string, step: keyof typeof daySteps): Promise<void> {
  await moveDay(await world.as(user), { kode_cabang: branch, accounting_date: '' }, daySteps[step]);
  world.did(daySteps[step].code);
}

/** Two persons of head office set the rates of a month, once every branch has locked its averages. */
export async function setRatesOf(world: World, month: string): Promise<void> {
  const pools = await world.app<{ pool: string }[]>`select distinct pool from pool_member order by pool`;
  for (const { pool } of pools) {
    const asked = { pool, bulan: `${month}-01` };
    const { sidik } = await perhitunganHi1000(await world.as(world.office.maker), { ...asked, ...noAdjustments });
    await world.act(world.office.maker, setRate, { ...asked, sidik });
  }
}

/** The people who count the vault of a branch and move its day. */
interface Closer {
  readonly branch: string;
  readonly manager: string;
  readonly officer: string;
}

/** Head office ends the day of a branch. */
const force = (world: World, branch: string, alasan: string) =>
  world.act(world.office.maker, forceClose, { kode_cabang: branch, accounting_date: world.date, alasan });

/** Returns the codes of the checks that keep a branch from closing. */
async function hindrancesOf({ app }: World, branch: string): Promise<readonly string[]> {
  const rows = await app<{ kode: string }[]>`select distinct kode from day_blockers(${branch}) order by 1`;
  return rows.map(({ kode }) => kode);
}

/** A branch ends its day: undecided sheets are decided after the cut-off, and where a transfer has had no answer head office ends the day for it. */
async function closeBranch(world: World, { branch, manager }: Closer): Promise<void> {
  await stepDay(world, manager, branch, 'cutOff');
  const hindered = await hindrancesOf(world, branch);
  if (hindered.length > 0) await world.refuses('DAY_NOT_READY', () => stepDay(world, manager, branch, 'close'));
  if (hindered.includes('WARKAT_MASUK')) await decideForgotten(world, world.crewOf(branch));
  if (hindered.includes('PERANTARA')) await force(world, branch, 'Transfer belum dijawab bank penerima');
  else await stepDay(world, manager, branch, 'close');
}

/** The manager reminds the officer of the vault, which blocks the day until it is counted. */
async function remindOfVault(world: World, { branch, manager, officer }: Closer): Promise<void> {
  const [vault] = await world.app<{ id: string }[]>`
    select id from day_blockers(${branch}) where kode = 'KHASANAH' order by id limit 1`;
  if (!vault || manager === officer) return;
  await remind(await world.as(manager), operations, { kode_cabang: branch, sebab: 'KHASANAH', id: vault.id });
  world.did('INGATKAN');
}

/** Closes each branch by its own people, or all of them by head office. */
async function closeAll(world: World, closers: readonly Closer[]): Promise<void> {
  const together = world.habits.rails && world.random.percent(TOGETHER);
  const ready: string[] = [];
  for (const closer of closers) {
    await remindOfVault(world, closer);
    await countVaults(world, closer.branch, closer.officer);
    if (together && (await hindrancesOf(world, closer.branch)).length === 0) ready.push(closer.branch);
    else await closeBranch(world, closer);
  }
  if (ready.length === 0) return;
  const cabang = ready.map((branch) => ({ kode_cabang: branch, accounting_date: world.date }));
  const { cabang: ended } = await endBankDay(await world.as(world.office.maker), { cabang });
  const refused = ended.find(({ kode }) => kode !== '');
  if (refused) throw new Error(`${world.date}: ${refused.kode_cabang} did not end its day: ${refused.kode}`);
  world.did('AKHIRI_HARI');
}

/** The steps of an end of day, one of which fails for as long as nobody has seen to it. */
const failing = (code: string): readonly EndOfDayStep[] =>
  steps.map((step) =>
    step.code === code
      ? {
          ...step,
          chunks: async () => {
            throw new Error('the disk is full');
          },
        }
      : step,
  );

/** The steps of an end of day, in one of which the core is killed: the work of its part is lost, and the run goes on when the core is back. */
const killed = (code: string): readonly EndOfDayStep[] =>
  steps.map((step) =>
    step.code === code
      ? {
          ...step,
          run: async (...work) => {
            await step.run(...work);
            throw Object.assign(new Error(KILLED), { code: '57P01' });
          },
        }
      : step,
  );
const KILLED = 'the core was killed';

/** The core is killed somewhere in the ends of day. */
async function killCore(world: World): Promise<void> {
  await continueEndsOfDay(world.app, killed(world.random.pick(steps).code)).catch((error: unknown) => {
    if (!(error instanceof Error && error.message === KILLED)) throw error;
  });
}

const MAY_FAIL = ['SALDO_HARIAN', 'BIAYA', 'TITIK_SIMPAN', 'LEPAS_TAHAN'] as const;

/** Ends of day that have stopped are taken up again by head office, once what stopped them is mended. */
async function resumeStopped(world: World): Promise<void> {
  const stopped = await world.app<{ kode_cabang: string; tanggal: string }[]>`
    select kode_cabang, tanggal::text as tanggal from eod_run where status = 'GAGAL' order by tanggal, kode_cabang`;
  for (const { kode_cabang, tanggal } of stopped) {
    await resumeEndOfDay(await world.as(world.office.maker), { kode_cabang, accounting_date: tanggal });
    world.did('LANJUT_MALAM');
  }
}

/** The batch of each branch: with a step that fails, without the day's rate, at a month's end with the rates of the month. */
async function runBatches(world: World, monthEnd: boolean): Promise<void> {
  if (world.habits.rails && world.random.percent(FAILED)) {
    await continueEndsOfDay(world.app, failing(world.random.pick(MAY_FAIL)));
    await resumeStopped(world);
  }
  if (world.habits.rails && world.random.percent(KILLS)) await killCore(world);
  await continueEndsOfDay(world.app);
  if (world.habits.rails) {
    await setDollarRate(world);
    await resumeStopped(world);
    await continueEndsOfDay(world.app);
  }
  if (monthEnd) await setRatesOf(world, world.date.slice(0, 7));
  await completeEndsOfDay(world.app);
}

/** The counters close, and every branch ends its day; head office ends its own last. */
export async function endDay(world: World, monthEnd: boolean): Promise<void> {
  const { branch, maker } = world.office;
  const { rails } = world.habits;
  const late = rails && world.random.percent(FORCED) ? world.random.pick(world.crews) : null;
  const inTime = world.crews.filter((crew) => crew !== late);
  for (const crew of inTime) await closeTills(world, crew);
  await settleByHand(world);
  if (rails && !world.random.percent(AWAY)) await exchange(world);
  if (monthEnd) await earnIncome(world);
  if (late) await force(world, late.branch, 'Cabang terputus jaringannya');
  const closers = inTime.map((crew) => ({ branch: crew.branch, manager: crew.manager, officer: crew.headTeller }));
  await closeAll(world, [...closers, { branch, manager: maker, officer: maker }]);
  await runBatches(world, monthEnd);
}
