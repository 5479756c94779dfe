import type { Db } from '#core/db/client.ts';
import { passesByItself } from '#core/db/error-code.ts';
import type {
  EndOfDay,
  EndOfDayChunk,
  EndOfDayDone,
  EndOfDayFinding,
  EndOfDayStep,
  FindingKind,
} from '#core/engine/end-of-day-step.ts';

/** The finding names so many records of one part; where more fail alone it is not the records. */
const MOST = 20;
/** Numbers of what a part posts beside its first range: far from the numbers of parts. */
const APART = 1_000_000;

/** A trial was good, and is taken back like any other. */
class TakenBack extends Error {}

/** The setting in which a part is tried. */
export interface Trial {
  readonly begin: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Takes a part of the step in the trial's transaction, so that it posts as the branch's own run; false where none is left. */
  readonly claim: (tx: Db) => Promise<boolean>;
  readonly step: EndOfDayStep;
  readonly endOfDay: EndOfDay;
}

interface Bounds {
  /** The prefix of the account's number in the keys of the part. */
  readonly prefix: string;
  readonly dari: string;
  readonly sampai: string;
}

function boundsOf({ dari, sampai }: EndOfDayChunk): Bounds {
  const prefix = dari.replace(/\d*$/, '');
  return { prefix, dari: dari.slice(prefix.length), sampai: sampai.slice(prefix.length) };
}

/** The range of a part between two accounts. */
const between = (part: EndOfDayChunk, dari: string, sampai: string): EndOfDayChunk => {
  const { prefix } = boundsOf(part);
  return { ...part, dari: `${prefix}${dari}`, sampai: `${prefix}${sampai}` };
};

async function accountsOf(db: Db, { kodeCabang }: EndOfDay, part: EndOfDayChunk): Promise<readonly string[]> {
  const { dari, sampai } = boundsOf(part);
  const rows = await db<{ nomor: string }[]>`
    select nomor_rekening as nomor from account where kode_cabang = ${kodeCabang} and nomor_rekening between ${dari} and ${sampai} order by 1`;
  return rows.map(({ nomor }) => nomor);
}

/** The records of a part, in the order in which it goes through them. */
const recordsOf = (db: Db, { step, endOfDay }: Pick<Trial, 'step' | 'endOfDay'>, part: EndOfDayChunk) =>
  step.byRecord ? step.byRecord.of(db, endOfDay, part) : accountsOf(db, endOfDay, part);

/** The part with some neighbours of its records alone. Null for none of them. */
function partOf(step: EndOfDayStep, part: EndOfDayChunk, records: readonly string[]): EndOfDayChunk | null {
  const [first, last] = [records[0], records.at(-1)];
  if (first === undefined || last === undefined) return null;
  return step.byRecord ? { ...part, hanya: records } : between(part, first, last);
}

/**
 * Returns true when the step goes through for these records. Nothing of it stays. Throws what passes by itself, and null where no part is left to try
 * with.
 */
async function goesThrough({ begin, claim, step, endOfDay }: Trial, part: EndOfDayChunk): Promise<boolean | null> {
  let passed = true;
  try {
    await begin(async (tx) => {
      passed = await claim(tx);
      if (passed) await step.run(tx, endOfDay, part);
      throw new TakenBack();
    });
  } catch (error) {
    if (error instanceof TakenBack) return passed ? true : null;
    if (passesByItself(error)) throw error;
    return false;
  }
  return true;
}

/** Returns the kind of a step's records, for one whose parts name those they fail for. */
export const kindOf = ({ byAccount, byRecord }: EndOfDayStep): FindingKind | null =>
  byRecord?.jenis ?? (byAccount ? 'REKENING' : null);

/** Returns true when an end of day that head office ends by force may leave records of the step out. */
export const setsAside = ({ byAccount, byRecord }: EndOfDayStep): boolean =>
  byAccount === 'ASIDE' || byRecord !== undefined;

/**
 * The records of a part that make its step fail by themselves: halves are tried until single ones are left. None where the step does not go by
 * records, or fails for another reason than one of them.
 */
export async function badRecords(db: Db, trial: Trial, part: EndOfDayChunk): Promise<readonly string[]> {
  if (kindOf(trial.step) === null) return [];
  const bad: string[] = [];
  const open = [await recordsOf(db, trial, part)];
  for (let range = open.pop(); range !== undefined; range = open.pop()) {
    const [first] = range;
    const tried = partOf(trial.step, part, range);
    if (first === undefined || tried === null) continue;
    const good = await goesThrough(trial, tried);
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

/** Runs a part without some of its records: of accounts the ranges between them, each under a number of its own. */
export async function runWithout(
  tx: Db,
  { step, endOfDay }: Pick<Trial, 'step' | 'endOfDay'>,
  part: EndOfDayChunk,
  aside: ReadonlyMap<string, EndOfDayFinding>,
): Promise<EndOfDayDone> {
  const records = await recordsOf(tx, { step, endOfDay }, part);
  const ranges: string[][] = [[]];
  for (const record of records) {
    if (!aside.has(record)) ranges.at(-1)?.push(record);
    else if (!step.byRecord) ranges.push([]);
  }
  const temuan: EndOfDayFinding[] = [...aside.values()];
  let baris = 0;
  for (const [place, range] of ranges.entries()) {
    const some = partOf(step, part, range);
    if (some === null) continue;
    const nomor = place === 0 ? part.nomor : part.nomor + place * APART;
    const done = await step.run(tx, endOfDay, { ...some, nomor });
    baris += done.baris;
    temuan.push(...done.temuan);
  }
  return { baris, temuan };
}
