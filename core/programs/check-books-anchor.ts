import { anchoredHeads, strangeHeads } from '#core/control/audit/anchored-heads.ts';
import type { Db } from '#core/db/client.ts';
import type { BookResult } from '#core/ledger/check-books.ts';
import type { AnchorConfig } from '#lib/config/anchor.ts';

const NAME = '6 the heads of the chain that were kept outside are links of it';
/** The report names this many offences; more would not help to find the first. */
const MAX_LISTED = 20;

/**
 * Compares the chain with what was kept outside of it: a chain that is whole by itself may have lost its end in a failover, or have been made anew. Heads that cannot be read are
 * a finding, since then nothing is proved; null where the bank keeps none that can be read.
 */
export async function checkAnchoredHeads(db: Db, anchor: AnchorConfig | undefined): Promise<BookResult | null> {
  if (anchor === undefined || anchor.to.kind === 'http') return null;
  const details: string[] = [];
  try {
    for await (const heads of anchoredHeads(db, anchor)) details.push(...(await strangeHeads(db, heads)));
  } catch (error) {
    details.push(`they cannot be read: ${error instanceof Error ? error.message || error.name : String(error)}`);
  }
  const more = details.length - MAX_LISTED;
  return {
    name: NAME,
    ok: details.length === 0,
    details: more > 0 ? [...details.slice(0, MAX_LISTED), `and ${more} more`] : details,
  };
}
