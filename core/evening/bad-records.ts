import type { Db } from '#core/db/client.ts';
import { passesByItself } from '#core/db/error-code.ts';
import type { Evening, EveningChunk, EveningDone, EveningFinding, EveningStep } from '#core/engine/evening-step.ts';

/** So many accounts of one part are named; where more fail alone it is not the accounts. */
const MOST = 20;
/** Numbers of what a part posts beside its first range: far from the numbers of parts. */
const APART = 1_000_000;

/** A trial was good, and is taken back like any other. */
class TakenBack extends Error {}

/** How a part is tried. */
export interface Trial {
  readonly begin: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Takes a part of the step in the trial's transaction, so that it posts as the branch's own run; false where none is left. */
  readonly take: (tx: Db) => Promise<boolean>;
  readonly step: EveningStep;
  readonly evening: Evening;
}

interface Bounds {
  /** What stands before the account's number in the keys of the part. */
  readonly prefix: string;
  readonly dari: string;
  readonly sampai: string;
}

function boundsOf({ dari, sampai }: EveningChunk): Bounds {
  const prefix = dari.replace(/\d*$/, '');
  return { prefix, dari: dari.slice(prefix.length), sampai: sampai.slice(prefix.length) };
}

/** The range of a part between two accounts. */
const between = (part: EveningChunk, dari: string, sampai: string): EveningChunk => {
  const { prefix } = boundsOf(part);
  return { ...part, dari: `${prefix}${dari}`, sampai: `${prefix}${sampai}` };
};

async function accountsOf(db: Db, { kodeCabang }: Evening, part: EveningChunk): Promise<readonly string[]> {
  const { dari, sampai } = boundsOf(part);
  const rows = await db<{ nomor: string }[]>`
    select nomor_rekening as nomor from account where kode_cabang = ${kodeCabang} and nomor_rekening between ${dari} and ${sampai} order by 1`;
  return rows.map(({ nomor }) => nomor);
}

/** Does the step go through for these accounts? Nothing of it stays. Throws what passes by itself, and null where no part is left to try with. */
async function goesThrough({ begin, take, step, evening }: Trial, part: EveningChunk): Promise<boolean | null> {
  let taken = true;
  try {
    await begin(async (tx) => {
      taken = await take(tx);
      if (taken) await step.run(tx, evening, part);
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return taken ? true : null;
    if (passesByItself(error)) throw error;
    return false;
  }
  return true;
}

/**
 * The accounts of a part that make its step fail by themselves: halves are tried until single accounts are left. None where the step does not go by
 * accounts, or fails for another reason than one of them.
 */
export async function badAccounts(db: Db, trial: Trial, part: EveningChunk): Promise<readonly string[]> {
  if (!trial.step.byAccount) return [];
  const bad: string[] = [];
  const open = [await accountsOf(db, trial.evening, part)];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [first, last] = [range[0], range.at(-1)];
    if (first === undefined || last === undefined) continue;
    const good = await goesThrough(trial, between(part, first, last));
    if (good === null) return [];
    if (good) continue;
    if (range.length === 1) bad.push(first);
    else {
      const middle = Math.ceil(range.length / 2);
      open.push(range.slice(middle), range.slice(0, middle));
    }
    if (bad.length > MOST) return [];
  }
  return bad.toSorted();
}

/** Runs a part without some of its accounts: the ranges between them, each under a number of its own. */
export async function runWithout(
  tx: Db,
  { step, evening }: Pick<Trial, 'step' | 'evening'>,
  part: EveningChunk,
  aside: ReadonlyMap<string, EveningFinding>,
): Promise<EveningDone> {
  const ranges: string[][] = [[]];
  for (const account of await accountsOf(tx, evening, part)) {
    if (aside.has(account)) ranges.push([]);
    else ranges.at(-1)?.push(account);
  }
  const temuan: EveningFinding[] = [...aside.values()];
  let baris = 0;
  for (const [place, range] of ranges.entries()) {
    const [first, last] = [range[0], range.at(-1)];
    if (first === undefined || last === undefined) continue;
    const nomor = place === 0 ? part.nomor : part.nomor + place * APART;
    const done = await step.run(tx, evening, { ...between(part, first, last), nomor });
    baris += done.baris;
    temuan.push(...done.temuan);
  }
  return { baris, temuan };
}
