import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from '#core/db/client.ts';
import { readSettingFiles } from '#lib/config/setting-files.ts';
import { objectsOf } from '#lib/config/storage.ts';
import { addDays, isWeekend, wallClock } from '#lib/dates.ts';
import { registerReader } from './register-reader.ts';
import { seedAccountLife } from './seed/account-life.ts';
import { type NewAccount, openAccounts, planAccounts, TOUR_ACCOUNT } from './seed/accounts.ts';
import { seedPayroll, seedPresented, seedSpecialFund } from './seed/between-banks.ts';
import { addAccounts } from './seed/bulk.ts';
import { payInCapital } from './seed/capital.ts';
import { seedCards } from './seed/cards.ts';
import { seedClosings } from './seed/closings.ts';
import type { Bank } from './seed/counter.ts';
import { seedCustomerInbox } from './seed/customer-inbox.ts';
import { type Customer, makeCustomers, writeCustomers } from './seed/customers.ts';
import { type Counter, closeCounter, openCounter, serve, turnDay } from './seed/days.ts';
import { seedDeposits } from './seed/deposits.ts';
import { payInDollars, seedDollarBoxes, serveInDollars } from './seed/dollars.ts';
import { doubled } from './seed/duplicates.ts';
import { seedEntries } from './seed/entries.ts';
import { beginOfHistory, liveHistory } from './seed/history.ts';
import { seedHolds } from './seed/holds.ts';
import { castOf, morning, seedInbox } from './seed/inbox.ts';
import { seedOpenings } from './seed/openings.ts';
import { seedPassbooks } from './seed/passbooks.ts';
import { makeRandom, type Random } from './seed/random.ts';
import { planIntake } from './seed/register-customers.ts';
import { seedSpecimens } from './seed/specimens.ts';
import { seedBranches, seedCashBoxes, seedUsers } from './seed/staff.ts';
import { type SeededOrders, seedOrders, tendOrders } from './seed/standing-orders.ts';
import { seedStatements } from './seed/statements.ts';
import { seedSpecialStates } from './seed/states.ts';
import { FLOAT, TOUR_FLOAT } from './seed/till-float.ts';
import { seedWarkat } from './seed/warkat.ts';

const PERSONS = { '001': 190, '002': 98 };
const ACCOUNTS = 500;
const CLOSED = 4;
/** So many of the day's accounts have a signature card: all but the last, whose slip finds nothing to be compared with. */
const SIGNED = 4;
const MARK = 'bank_demo';
/** The tour's counter has the fingerprint reader that the embedded stack simulates. */
const READER = { kode: 'SIMULATOR', kodeCabang: '001', aktif: true };

const teller1: Counter = { teller: 'teller1', headTeller: 'headteller1' };
const teller2: Counter = { teller: 'teller2', headTeller: 'headteller1' };
const teller3: Counter = { teller: 'teller3', headTeller: 'headteller2' };

/** The last business days before `today`, oldest first. */
async function daysBefore({ owner }: Bank, today: string, count: number): Promise<string[]> {
  const rows = await owner<{ tanggal: string }[]>`select tanggal from holiday`;
  const holidays = new Set(rows.map((row) => row.tanggal));
  const days: string[] = [];
  for (let day = addDays(today, -1); days.length < count; day = addDays(day, -1)) {
    if (!isWeekend(day) && !holidays.has(day)) days.unshift(day);
  }
  return days;
}

const WORKED = 3;
/**
 * Returns the day itself, or the next business day that suits the demo bank. The bank shows the same on any of them: no month ends in the days it has
 * worked, nor on its own day, whose end of day would wait for every branch and for the month's rate.
 */
export async function businessDay({ owner }: Bank, day: string): Promise<string> {
  const [row] = await owner<{ tanggal: string | null }[]>`
    select min(d)::date as tanggal from generate_series(${day}::date, ${day}::date + 31, '1 day') d
    where is_business_day(d::date) and date_trunc('month', next_business_day(d::date)) = date_trunc('month', d)
      and ${WORKED} <= (select count(*) from generate_series(date_trunc('month', d), d - interval '1 day', '1 day') x where is_business_day(x::date))`;
  return row?.tanggal ?? day;
}

/** Writes the customers, and links the officer who is one too: nobody approves for a relative or for themselves. */
async function seedCustomers({ owner }: Bank, customers: readonly Customer[]): Promise<void> {
  await writeCustomers(owner, customers);
  await owner`
    update app_user u set nomor_nasabah = c.nomor_nasabah from customer c
    where u.id_user = 'supervisor1' and c.nama_nasabah = u.nama_user`;
}

/** They became customers before the oldest of their accounts was opened, also those accounts that have slept for years. */
async function sinceLongAgo({ owner }: Bank, today: string): Promise<void> {
  await owner`
    update customer c set tanggal_buka = least(${today}::date - 2200, coalesce((select min(a.tanggal_buka) from account a where a.nomor_nasabah = c.nomor_nasabah), ${today}::date))
      - substr(c.nomor_nasabah, 7, 4)::integer`;
}

/** A counter of each branch opens, takes what its accounts are paid in, and closes. */
async function workDay(bank: Bank, random: Random, accounts: readonly NewAccount[]): Promise<void> {
  for (const [counter, branch] of [
    [teller2, '001'],
    [teller3, '002'],
  ] as const) {
    await openCounter(bank, counter, FLOAT);
    await serve(
      bank,
      random,
      counter,
      accounts.filter((account) => account.kode_cabang === branch),
    );
    await closeCounter(bank, counter);
  }
}

/**
 * Builds the demo bank: its old customers and accounts written as master data, their records brought up to date and more customers taken in by
 * customer service, every rupiah moved by an operation. The first three days are worked and closed, the last one is `today`, with the tour's till
 * open and the inboxes filled. Before them it has lived through `history` calendar days, if any (CONTRIBUTING.md). Where a central
 * bank responds, the customer whose cheques it presents has a signature card.
 */
export async function buildBank(bank: Bank, today: string, history = 0, answered = false): Promise<void> {
  const random = makeRandom(2026);
  const days = [...(await daysBefore(bank, today, WORKED)), today];
  const first = days[0] ?? today;
  const begin = history === 0 ? first : await beginOfHistory(bank, first, history);
  const served = makeCustomers(random, PERSONS);
  const planned = doubled(makeRandom(2028), served, planAccounts(random, served, ACCOUNTS, today));
  const { customers } = planned;
  const accounts = planned.accounts.map((account, index) =>
    index >= ACCOUNTS - CLOSED ? { ...account, setoran: 0n } : account,
  );
  await seedBranches(bank, begin);
  await seedUsers(bank);
  await seedCashBoxes(bank);
  await seedCustomers(bank, customers);
  await openAccounts(bank, accounts, today);
  await sinceLongAgo(bank, today);
  await payInCapital(bank);
  if (begin < first) {
    await bank.owner`analyze`;
    await liveHistory(bank, begin, first);
  }
  await seedDollarBoxes(bank);
  await payInDollars(bank, days);
  const intake = planIntake(customers, days);
  // Rows written in one go have no statistics yet, and the search for duplicates would read all of them each time.
  await bank.owner`analyze`;
  await intake.complete(bank);

  const paying = accounts.filter((account) => account.setoran > 0n);
  const servedOn = (index: number): NewAccount[] => paying.filter((_, place) => place % (days.length - 1) === index);
  const cast = castOf(accounts);
  const spared = new Set([TOUR_ACCOUNT, ...Object.values(cast).map((account: NewAccount) => account.nomor_rekening)]);
  let orders: SeededOrders | null = null;
  for (const [index, next] of days.slice(1).entries()) {
    await intake.register(bank, index);
    await workDay(bank, random, servedOn(index));
    if (orders === null) await seedEntries(bank, first);
    orders ??= await seedOrders(bank, first, servedOn(1), [...spared]);
    const day = await turnDay(bank);
    if (day !== next) throw new Error(`the calendar opens ${day} where ${next} was planned`);
  }

  await intake.register(bank, days.length - 1);
  if (orders === null) throw new Error('no day was worked before today');
  const busy = new Set([...spared, ...orders.accounts]);
  await seedSpecialStates(bank, random, accounts, today, spared, orders.accounts);
  await seedHolds(bank, today, busy);
  await seedSpecimens(bank, [...spared].slice(0, SIGNED));
  await seedPassbooks(bank, TOUR_ACCOUNT, [...busy]);
  const books = await seedWarkat(bank, [...busy]);
  if (answered) await seedSpecimens(bank, [books.used]);
  await seedPresented(bank, books.used, today);
  await seedSpecialFund(bank, books.leaving, today);
  await seedPayroll(bank, [...busy, books.used], today);
  await seedStatements(bank, today, [...busy]);
  await openCounter(bank, teller1, TOUR_FLOAT);
  await serveInDollars(bank, teller1, served, today);
  await seedInbox(bank, cast, await morning(bank, cast));
  await seedAccountLife(bank, accounts, today, busy);
  await seedCustomerInbox(bank, makeRandom(2029), served, today);
  await seedClosings(bank, busy);
  await seedOpenings(bank);
  await seedCards(bank, today, busy);
  await seedDeposits(bank, [...busy]);
  await tendOrders(bank, today, orders);
}

/**
 * Builds the demo bank where there are no users yet, and adds `more` accounts when asked. Where a central bank responds, its SKN leaves every minute,
 * so that a person who tries it out sees it arrive. Returns a sentence for the operator. Throws when an earlier seed was cut short: a half built bank
 * is not repaired.
 */
export async function seed(bank: Bank, more: number, history = 0, answered = false): Promise<string> {
  const [found] = await bank.owner<{ pengguna: boolean; tanda: string | null }[]>`
    select exists (select from app_user) as pengguna, (select nilai from parameter where nama = ${MARK}) as tanda`;
  if (found?.tanda === 'MULAI') {
    throw new Error('the demo bank was left half built: run npm run reset, or empty the database, and start again');
  }
  if (!found?.pengguna) {
    await bank.owner`insert into parameter (nama, berlaku_sejak, nilai) values (${MARK}, '2020-01-01', 'MULAI')`;
    await buildBank(bank, await businessDay(bank, wallClock(new Date()).date), history, answered);
    if (answered) await bank.owner`update parameter set nilai = '1' where nama = 'skn_siklus_menit'`;
    await bank.owner`update parameter set nilai = 'SIAP' where nama = ${MARK}`;
  }
  if (more > 0) await addAccounts(bank, more);
  const [count] = await bank.owner<{ n: bigint }[]>`select count(*) as n from account`;
  return found?.pengguna && more === 0 ? 'the bank is there already' : `the demo bank has ${count?.n ?? 0n} accounts`;
}

/**
 * Operations of a seed need not wait for the disk one by one: the owner's last commit, which says that the bank is ready,
 * waits for all of them. A seed that is cut short before is not a bank.
 */
function unhurried(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}synchronous_commit=off`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      accounts: { type: 'string', default: '0' },
      history: { type: 'string', default: '0' },
      reader: { type: 'string' },
      'central-bank': { type: 'boolean', default: false },
    },
  });
  if (!/^\d{1,7}$/.test(values.accounts))
    throw new Error('--accounts takes a whole number, for example --accounts 100000');
  if (!/^\d{1,3}$/.test(values.history)) throw new Error('--history takes a number of days, for example --history 90');
  readSettingFiles(process.env);
  const { DATABASE_URL, DATABASE_APP_URL } = process.env;
  if (!DATABASE_URL) throw new Error('DATABASE_URL is not set: give the connection of the database owner');
  if (!DATABASE_APP_URL) throw new Error('DATABASE_APP_URL is not set: give the connection of the application role');
  const bank: Bank = {
    owner: connect(DATABASE_URL, { max: 2, asal: 'PASANG' }),
    app: connect(unhurried(DATABASE_APP_URL), { max: 8 }),
    storage: objectsOf(process.env),
    cardKey: process.env.CARD_TOKEN_KEY?.split(',')[0]?.trim(),
  };
  try {
    const [more, history] = [Number.parseInt(values.accounts, 10), Number.parseInt(values.history, 10)];
    process.stdout.write(`${await seed(bank, more, history, values['central-bank'])}\n`);
    if (values.reader) await registerReader(bank.owner, { ...READER, pem: values.reader });
  } finally {
    await Promise.all([bank.owner.end(), bank.app.end()]);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main().catch((error: unknown) => {
    process.stderr.write(
      `the bank could not be seeded: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
    process.exitCode = 1;
  });
}
