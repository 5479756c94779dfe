import { connect, type Db } from '#core/db/client.ts';
import { versionedTables } from '#core/db/reference/evidence.ts';
import { bookChecks } from '#core/ledger/check-books.ts';
import { changedRows } from '#core/ledger/check-rows.ts';
import { type Fault, plant, ROW } from './fault.ts';
import { faultsOfAccounts } from './of-accounts.ts';
import { faultsOfBooks } from './of-books.ts';
import { faultsOfCash } from './of-cash.ts';
import { faultsOfControl } from './of-control.ts';
import { faultsOfPayments } from './of-payments.ts';
import { faultsOfTheRest } from './of-the-rest.ts';

const named = [...faultsOfAccounts, ...faultsOfCash, ...faultsOfPayments, ...faultsOfBooks, ...faultsOfControl];

/** All that is planted, one at a time. */
export const everyFault: readonly Fault[] = [...named, ...faultsOfTheRest(named)];

/** Asks the check that the fault expects; of rows under versions it asks the fault's own table, as all tables are asked one by one. */
function ask(tx: Db, { check, table }: Fault): PromiseLike<readonly { rincian: string }[]> {
  if (check === ROW) {
    return changedRows(
      tx,
      versionedTables.filter(({ tabel }) => tabel === table),
    );
  }
  const found = bookChecks.find(({ name }) => name.startsWith(check));
  if (!found) throw new Error(`there is no check ${check}`);
  return found.offences(tx);
}

/** Plants every fault in a bank and takes it back; returns the faults whose finding did not name the touched row, and what it named instead. */
export async function unnamedFaults(ownerUrl: string): Promise<readonly string[]> {
  const owner = connect(ownerUrl, { max: 1 });
  const unnamed: string[] = [];
  try {
    for (const fault of everyFault) {
      const { objek, said } = await plant(owner, fault, ask);
      if (objek === null) unnamed.push(`${fault.deed}: nothing was touched`);
      else if (!said.some((text) => text.includes(objek)))
        unnamed.push(`${fault.deed} (${objek}): ${said[0] ?? 'no finding'}`);
    }
  } finally {
    await owner.end();
  }
  return unnamed;
}
