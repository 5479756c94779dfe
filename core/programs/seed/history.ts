import { addDays } from '#lib/dates.ts';
import type { Bank } from './counter.ts';
import { makeRandom } from './random.ts';
import { liveDay } from './simulation/days.ts';
import { type Crew, type Office, World } from './simulation/world.ts';

const SEED = 2_030;
/** Customers a day at each branch: what a first start has time for. */
const SERVED = 7;
/** Customers of the history's own that a branch begins with. */
const CUSTOMERS = 10;

/** The demo bank's people who work in its history; the tour's teller opens a till on the bank's last day only. */
const crews: readonly Crew[] = [
  {
    branch: '001',
    tellers: ['teller2'],
    headTeller: 'headteller1',
    clerk: 'cs1',
    storekeeper: 'backoffice1',
    manager: 'manager1',
  },
  {
    branch: '002',
    tellers: ['teller3'],
    headTeller: 'headteller2',
    clerk: 'cs2',
    storekeeper: null,
    manager: 'manager2',
  },
];
const office: Office = { branch: '000', maker: 'finance1', checker: 'finance2' };

/** The business day that the demo bank begins on when it is to have so many calendar days of history before `day`. */
export async function beginOfHistory({ owner }: Bank, day: string, calendarDays: number): Promise<string> {
  const [row] = await owner<{ tanggal: string }[]>`
    select case when is_business_day(d) then d else next_business_day(d) end as tanggal from (select ${addDays(day, -calendarDays)}::date as d) x`;
  return row?.tanggal ?? day;
}

/**
 * Lets the demo bank live from its present day until `until`, with customers and accounts of the history's own, by the operations that people use. A
 * refused operation is left out, so that no day of the calendar keeps the bank from its first start.
 */
export async function liveHistory(bank: Bank, from: string, until: string): Promise<void> {
  const world = new World(bank, { crews, office }, makeRandom(SEED), {
    name: 'riwayat',
    customers: CUSTOMERS,
    patient: true,
  });
  for (let date = from; date < until; date = (await liveDay(world, { served: SERVED })).berikut);
}
