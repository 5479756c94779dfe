import type { Db } from '#core/db/client.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { type BulkDone, type BulkJournal, commitBulk } from './bulk.ts';
import { type Evening, stepRun } from './evening-step.ts';

/** A part of a step posts these journals. */
interface EveningPosting {
  readonly operasi: string;
  /** The run it belongs to, where that is not the operation's own. */
  readonly step?: string;
  /** Number of the part inside its run. */
  readonly nomor: number;
  readonly keterangan: string;
  readonly journals: readonly BulkJournal[];
  /** The journal is posted in this name; the bank's own where nobody is named. */
  readonly actor?: string;
}

/**
 * Posts journals of an evening in the books' currency on the day that the branch ends, once for each part of a run. Returns null where there is
 * nothing to post. Refuses what commitBulk refuses.
 */
export async function postEvening(tx: Db, evening: Evening, posting: EveningPosting): Promise<BulkDone | null> {
  const { operasi, step = operasi, nomor, keterangan, journals, actor = 'SISTEM' } = posting;
  if (journals.length === 0) return null;
  return commitBulk(tx, {
    run: stepRun(evening, step),
    chunk: nomor,
    actor,
    operasi,
    date: evening.tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan,
    headOffice: evening.kantorPusat,
    journals,
  });
}
