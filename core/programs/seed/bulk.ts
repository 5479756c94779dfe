import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { type NewAccount, openAccounts, planAccounts, Serials } from './accounts.ts';
import { type Bank, notes, post, wire } from './counter.ts';
import { type Customer, makePerson, writeCustomers } from './customers.ts';
import { type Counter, closeCounter, openCounter } from './days.ts';
import { makeRandom, type Random } from './random.ts';
import { FLOAT } from './till-float.ts';

const CONCURRENCY = 8;
const COUNTERS: Readonly<Record<string, Counter>> = {
  '001': { teller: 'teller2', headTeller: 'headteller1' },
  '002': { teller: 'teller3', headTeller: 'headteller2' },
};

/** The serials the bank has used, so that numbers go on and none is given twice. */
async function usedSerials({ app }: Bank): Promise<Serials> {
  const serials = new Serials();
  const rows = await app<{ branch: string; product: string; last: number }[]>`
    select substr(nomor_rekening, 1, 3) as branch, substr(nomor_rekening, 4, 2) as product, max(substr(nomor_rekening, 6, 6)::integer) as last
    from account group by 1, 2`;
  for (const row of rows) serials.skip(row.branch, row.product, row.last);
  return serials;
}

async function newCustomers({ owner, app }: Bank, random: Random, branch: string, count: number): Promise<Customer[]> {
  const [row] = await app<{ last: number }[]>`
    select coalesce(max(substr(nomor_nasabah, 4, 7)::integer), 0) as last from customer where kode_cabang = ${branch}`;
  const first = (row?.last ?? 0) + 1;
  const customers = Array.from({ length: count }, (_, index) => makePerson(random, branch, first + index));
  await writeCustomers(owner, customers);
  return customers;
}

/** Deposits into every account over one counter, several at a time. */
async function depositAll(bank: Bank, counter: Counter, accounts: readonly NewAccount[]): Promise<void> {
  const rest = accounts.values();
  const worker = async (): Promise<void> => {
    for (const account of rest) {
      await post(bank, counter.teller, cashDeposit, {
        nomor_rekening: account.nomor_rekening,
        nominal: wire(account.setoran),
        keterangan: 'Setoran awal',
        pecahan: notes(account.setoran, 60n),
      });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY / 2 }, worker));
}

/**
 * Makes the bank large: `count` more accounts, each with a real deposit, over the counters of teller2 and teller3. Their tills
 * may hold any amount meanwhile and are closed again at the end. The days of both branches must be open and the tills closed.
 */
export async function addAccounts(bank: Bank, count: number): Promise<void> {
  const [day] = await bank.app<{ today: string }[]>`select max(accounting_date) as today from branch`;
  const today = day?.today ?? '';
  const random = makeRandom(count);
  const serials = await usedSerials(bank);
  const tellers = Object.values(COUNTERS).map((counter) => counter.teller);
  const limits = await bank.owner<{ id_kas: number; batas: bigint }[]>`
    select id_kas, batas from cash_box where id_user = any (${tellers})`;
  await bank.owner`update cash_box set batas = 1000000000000000 where id_user = any (${tellers})`;
  try {
    await Promise.all(
      Object.entries(COUNTERS).map(async ([branch, counter], place) => {
        const share = place === 0 ? count - Math.floor(count / 2) : Math.floor(count / 2);
        if (share === 0) return;
        const customers = await newCustomers(bank, random, branch, Math.ceil(share * 0.7));
        // The accounts are new today: days before have been accrued already, without them.
        const accounts = planAccounts(random, customers, share, today, serials).map((account) => ({
          ...account,
          tanggal_buka: today,
        }));
        await openAccounts(bank, accounts, today);
        await openCounter(bank, counter, FLOAT);
        await depositAll(bank, counter, accounts);
        await closeCounter(bank, counter);
      }),
    );
  } finally {
    for (const { id_kas, batas } of limits)
      await bank.owner`update cash_box set batas = ${batas} where id_kas = ${id_kas}`;
  }
}
