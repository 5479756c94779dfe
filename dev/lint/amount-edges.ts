/** This rule lists where the core turns the text of an amount into minor units (docs/amounts.md). */

import type { Finding, SourceFile } from './source.ts';

/** These functions read the text of an amount. */
const READERS: ReadonlySet<string> = new Set(['parseMoney', 'tryParse', 'toMinor', 'rupiahMinor', '*']);

/** The edges of the core, each with what comes in there as text and is of no schema. */
const EDGES: ReadonlySet<string> = new Set([
  // Every amount of a schema.
  'core/access/amounts.ts',
  // Parameters in force, those of another day, and one that is about to be set, whose kind its name decides.
  'core/engine/reference.ts',
  'core/accounts/closing/read-closing.ts',
  'core/accounts/standing-orders/mandate.ts',
  'core/control/parameters/save-setting.ts',
  // Lines of a count, as the keys of a stock.
  'core/ledger/denominations.ts',
  // A draft, which may be half written.
  'core/control/workflow/drafts.ts',
  // The answer of a posting, which a replay reads again.
  'core/server/close-till.ts',
  // Files, and paper that came back.
  'core/programs/install-bank/files.ts',
  'core/accounts/statements/check-copy.ts',
]);

/** Readers of amounts that a file of the core imports although it is no edge. */
export function amountFindings({ path, imports }: SourceFile): Finding[] {
  if (!path.startsWith('core/') || EDGES.has(path)) return [];
  return imports.flatMap(({ target, names, line }) => {
    const reader = target === 'lib/money.ts' ? names.find((name) => READERS.has(name)) : undefined;
    if (reader === undefined) return [];
    return [{ path, line, message: `${reader} reads text: take the amount from context.amounts or amountsOf()` }];
  });
}
