import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { payOutward } from '#core/accounts/standing-orders/pay-outward.ts';
import { connect, type Db } from '#core/db/client.ts';
import { beginOn } from '#core/db/transactions.ts';
import { settlementAreas } from '#core/jobs/settlement-modules.ts';
import { formBatch } from '#core/payments/settlement/form-batch.ts';
import type { OutgoingKind, Rail } from '#core/payments/settlement/gateway.ts';
import { processEntries } from '#core/payments/settlement/process-entries.ts';
import { ownerUrl } from './stack.ts';
import { doneByTwo } from './workflow.ts';

/**
 * The rails of the bank under test, which has no gateway: tests send and say by hand what a central bank would, so that nothing arrives
 * that none of them has sent.
 */

const throwIt = (error: unknown) => {
  throw error;
};

async function withRails<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const db = connect(ownerUrl(), { max: 2, asal: 'PASANG' });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** Sends the items that wait for the next batch of a rail. */
export const leave = (rail: Rail, jenis: OutgoingKind): Promise<unknown> =>
  withRails((db) => beginOn(db)((tx) => formBatch(tx, settlementAreas, rail, jenis, { semua: true })));

/** Takes the messages that nobody has taken yet, as the next round of the core would. */
export const processIncoming = (): Promise<unknown> =>
  withRails((db) => processEntries({ db, begin: beginOn(db) }, settlementAreas, throwIt));

/** Takes a message of this kind, which says so. */
export const said = (jenis: string, rail: Rail, entries: readonly Record<string, unknown>[]): Promise<unknown> =>
  withRails(async (db) => {
    const text = JSON.stringify(entries);
    const id = createHash('sha256').update(text).digest('hex').slice(0, 24);
    const numbered = entries.map((entry, place) => ({ urut: place + 1, rail, ...entry }));
    await db`
      select store_settlement_message(${`E2E-${id}`}, ${jenis}, ${rail}, ${text}, sha256(convert_to(${text}, 'UTF8')), 'e2e', ${db.json(numbered as never)})`;
    await processEntries({ db, begin: beginOn(db) }, settlementAreas, throwIt);
  });

/** A teller files a transfer by BI-FAST, and it is approved. */
export const sendByBiFast = (teller: Page, checker: Page, flowData: object): Promise<void> =>
  doneByTwo(teller, checker, 'BI_FAST_NON_TUNAI', flowData);

/** Standing orders that are due go out to other banks, as the next round of the core would pay them. */
export const payOrders = (): Promise<number> => withRails((db) => payOutward({ db, begin: beginOn(db) }, throwIt));
