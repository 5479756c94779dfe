import type { Verdict } from './checker.ts';
import type { DrillLedger } from './ledger.ts';
import type { Struck } from './nemesis.ts';

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
const among = (attempts: Verdict['lost'], { from, to }: Struck): number =>
  attempts.filter(({ answer }) => answer && answer.at >= from && answer.at <= to).length;

const seenIn = (ledger: DrillLedger, { from, to }: Struck): string =>
  [...ledger.seen(from, to)].map(([message, count]) => `${message} ×${count}`).join('; ') || 'nothing';

/** The table of a drill: each fault with what it cost. */
export function table(struck: readonly Struck[], ledger: DrillLedger, verdict: Verdict): string {
  const rows = struck.map((line) => [
    line.what,
    seconds(ledger.gap(line.from, line.to)),
    String(among(verdict.lost, line)),
    String(among(verdict.doubled, line)),
    line.whole ? 'yes' : 'NO',
    seenIn(ledger, line),
  ]);
  const all = [['fault', 'seconds without posting', 'lost', 'doubled', 'all serve again', 'people saw'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lines = all.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `|${[...widths, 10].map((width) => '-'.repeat(width + 2)).join('|')}|`);
  return lines.join('\n');
}

/** Says in sentences which proofs hold and which do not. */
export function findings(
  ledger: DrillLedger,
  verdict: Verdict,
): { readonly lines: readonly string[]; readonly sound: boolean } {
  const booked = ledger.attempts.filter(({ answer }) => answer?.booked).length;
  const refused = ledger.attempts.filter(({ answer }) => answer?.booked === false).length;
  const broken = [
    ...verdict.lost.map(({ key, answer }) => `LOST: ${key} was answered as journal ${answer?.journal}`),
    ...verdict.doubled.map(({ key }) => `DOUBLED: ${key}`),
    ...verdict.refusedAndBooked.map(({ key, answer }) => `REFUSED with ${answer?.code} and booked: ${key}`),
    ...verdict.balances.map((line) => `BALANCE: ${line}`),
    ...verdict.books.map((line) => `BOOKS: ${line}`),
  ];
  return {
    sound: broken.length === 0,
    lines: [
      `${booked} postings answered as booked, ${refused} refused, ${verdict.unanswered} without a final answer (${verdict.unansweredBooked} of them booked)`,
      ...broken,
      broken.length === 0
        ? 'Nothing lost, nothing doubled; balances, books and chain hold.'
        : `${broken.length} findings`,
    ],
  };
}
