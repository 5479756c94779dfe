import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { connect } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { OUT } from './ephemeral-stack.ts';

/** Returns the broken invariants of a bank's books; that its audit chain is whole is one of them. */
async function faultsOf(ownerUrl: string): Promise<readonly string[]> {
  const db = connect(ownerUrl, { max: 1 });
  try {
    // Finished rows that are not chained yet are chained first, so that the check of the chain covers every row.
    for (let rest = 1; rest > 0; ) rest = (await db<{ n: number }[]>`select append_audit_chain(10000) as n`)[0]?.n ?? 0;
    const broken = (await checkBooks(db)).filter(({ ok }) => !ok);
    return broken.map(({ name, details }) => `${name}: ${details.slice(0, 5).join(' | ')}`);
  } finally {
    await db.end();
  }
}

/** The file among what runs leave behind that lists what did not hold. */
export const FAULTS = 'proof.log';

/** Proves the bank that a spec file leaves. What does not hold fails the run at its end: a second try of a test must not hide it. */
export async function proveBank(ownerUrl: string, file: string): Promise<void> {
  const faults = await faultsOf(ownerUrl);
  for (const fault of faults) appendFileSync(join(OUT, FAULTS), `${relative(import.meta.dirname, file)}: ${fault}\n`);
}

/** Fails when a bank of this run did not hold. */
export function requireNoFaults(): void {
  const path = join(OUT, FAULTS);
  if (existsSync(path))
    throw new Error(`The books or the audit chain of a bank do not hold:\n${readFileSync(path, 'utf8')}`);
}
