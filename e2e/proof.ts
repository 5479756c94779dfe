import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { connect } from '#core/db/client.ts';
import { checkBooks } from '#core/ledger/check-books.ts';
import { checksOfCopy, type ProvedChain, provedChain } from '../tests/proved-copy.ts';
import { OUT } from './ephemeral-stack.ts';

/** The file of a data folder that says what of its bank was proved. */
const PROVED = 'proved.json';

/** Proves the whole books of the bank that all banks of a run are copied from, and notes in its folder what copies may take for granted. */
export async function noteProved(ownerUrl: string, dir: string): Promise<void> {
  const db = connect(ownerUrl, { max: 1 });
  try {
    const broken = (await checkBooks(db)).filter(({ ok }) => !ok);
    if (broken.length > 0) throw new Error(`The books of the seeded bank do not hold: ${JSON.stringify(broken)}`);
    writeFileSync(join(dir, PROVED), JSON.stringify(await provedChain(db)));
  } finally {
    await db.end();
  }
}

/** Returns the broken invariants of a bank's books; that its audit chain is whole is one of them. */
async function faultsOf(ownerUrl: string, dir: string): Promise<readonly string[]> {
  const db = connect(ownerUrl, { max: 1 });
  try {
    // Finished rows that are not chained yet are chained first, so that the check of the chain covers every row.
    for (let rest = 1; rest > 0; ) rest = (await db<{ n: number }[]>`select append_audit_chain(10000) as n`)[0]?.n ?? 0;
    const proved = JSON.parse(readFileSync(join(dir, PROVED), 'utf8')) as ProvedChain;
    const broken = (await checkBooks(db, checksOfCopy(proved))).filter(({ ok }) => !ok);
    return broken.map(({ name, details }) => `${name}: ${details.slice(0, 5).join(' | ')}`);
  } finally {
    await db.end();
  }
}

/** The file among what runs leave behind that lists what did not hold. */
export const FAULTS = 'proof.log';

/**
 * Proves the bank that a spec file leaves in a data folder. What does not hold fails the run at its end: a second try of a test must not hide it.
 */
export async function proveBank(ownerUrl: string, dir: string, file: string): Promise<void> {
  const faults = await faultsOf(ownerUrl, dir);
  for (const fault of faults) appendFileSync(join(OUT, FAULTS), `${relative(import.meta.dirname, file)}: ${fault}\n`);
}

/** Fails when a bank of this run did not hold. */
export function requireNoFaults(): void {
  const path = join(OUT, FAULTS);
  if (existsSync(path))
    throw new Error(`The books or the audit chain of a bank do not hold:\n${readFileSync(path, 'utf8')}`);
}
