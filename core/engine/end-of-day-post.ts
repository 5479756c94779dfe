import type { Db } from '#core/db/client.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { type BulkDone, type BulkJournal, commitBulk } from './bulk.ts';
import { type EndOfDay, stepRun } from './end-of-day-step.ts';

/** A part of a step posts these journals. */
interface EndOfDayPosting {
  readonly operasi: string;
  /** The run it belongs to, where that is not the operation's own. */
  readonly step?: string | undefined;
  /** Number of the part inside its run. */
  readonly nomor: number;
  readonly keterangan: string;
  readonly journals: readonly BulkJournal[];
  /** The journal is posted in this name; the bank's own where nobody is named. */
  readonly actor?: string;
}

/**
 * Posts journals of an end of day in the books' currency on the day that the branch ends, once for each part of a run. Returns null where there is
 * nothing to post. Refuses what commitBulk refuses.
 */
export async function postAtEndOfDay(tx: Db, endOfDay: EndOfDay, posting: EndOfDayPosting): Promise<BulkDone | null> {
  const { operasi, step = operasi, nomor, keterangan, journals, actor = 'SISTEM' } = posting;
  if (journals.length === 0) return null;
  return commitBulk(tx, {
    run: stepRun(endOfDay, step),
    chunk: nomor,
    actor,
    operasi,
    date: endOfDay.tanggal,
    kodeValuta: BOOK_CURRENCY,
    keterangan,
    headOffice: endOfDay.kantorPusat,
    journals,
  });
}
