import type { ErrorCode } from '#lib/errors/errors.ts';
import type { OperationCode } from '#lib/operations/operations.ts';

/** EOD: CUT_OFF with an end of day under way, whose last step is TUTUP. */
export type BranchState = 'TUTUP' | 'PERSIAPAN' | 'BUKA' | 'CUT_OFF' | 'EOD';
/** An end of day: it runs, waits for somebody, or a step of it has failed. */
export type RunState = '' | 'BERJALAN' | 'TERTAHAN' | 'GAGAL';

/**
 * Where a day of the bank stands: head office, one branch for all of them, the ends of day of both, and what a month's end asks for. It is
 * a model to reason about: the product keeps none of it as such (tests/core/branch/day-table.test.ts holds them together).
 */
export interface BankDay {
  readonly head: Exclude<BranchState, 'PERSIAPAN'>;
  readonly headRun: RunState;
  readonly branch: BranchState;
  readonly branchRun: RunState;
  /** Head office is on a later date than the branch. */
  readonly behind: boolean;
  /** Head office's date is the month's last business day. */
  readonly monthEnd: boolean;
  /** HI-1000 of that month: not asked for yet, asked for once the averages are locked, set. */
  readonly rate: '' | 'RATA_RATA' | 'DITETAPKAN';
  /** What the branch has to end before it closes its day. */
  readonly till: '' | 'TERBUKA' | 'TELLER_BERHALANGAN';
  readonly sheet: boolean;
  readonly transfer: boolean;
  readonly vaultCounted: boolean;
  /** What stops its end of day: a reference value that nobody has set, a row that breaks a step. */
  readonly rateMissing: boolean;
  readonly badRow: boolean;
  /** A row that breaks a step of head office's own end of day. */
  readonly headBadRow: boolean;
}

export interface Refusal {
  readonly code: ErrorCode;
  readonly when: (day: BankDay) => boolean;
  /** What is the matter, and what lifts it, as docs/business-day.md says them. */
  readonly because: string;
  readonly lift: string;
}

/** What somebody may ask of a bank's day. */
export interface DayCommand {
  readonly code: OperationCode | 'PENARIKAN_KLIRING';
  readonly of: 'CABANG' | 'PUSAT';
  readonly by: string;
  /** The states of whose day it is that it leads from, and where to; none where it only takes a hindrance away. */
  readonly from: readonly BranchState[];
  readonly to?: BranchState;
  readonly refusals: readonly Refusal[];
  /** What it is refused with from another state than these, where that is not DAY_ALREADY. */
  readonly outOfOrder?: Readonly<Partial<Record<BranchState, ErrorCode>>>;
  /** Whether there is anything for it to do; asked after `refusals`. */
  readonly useful?: (day: BankDay) => boolean;
  readonly does: (day: BankDay) => BankDay;
}

/**
 * What the core does by itself: each end of day goes on as far as it can. A branch's waits for a reference value and, at the month's end, for HI-1000;
 * head office's waits for every branch before it ends the month.
 */
export function goesOn(day: BankDay): BankDay {
  const { branch, branchRun, behind, monthEnd, rate } = day;
  if (branch === 'EOD' && branchRun !== 'GAGAL') {
    if (day.badRow) return { ...day, branchRun: 'GAGAL' };
    if (day.rateMissing) return { ...day, branchRun: 'TERTAHAN' };
    if (monthEnd && !behind && rate !== 'DITETAPKAN') return { ...day, rate: 'RATA_RATA', branchRun: 'TERTAHAN' };
    return { ...day, branch: 'TUTUP', branchRun: '' };
  }
  if (day.head !== 'EOD' || day.headRun === 'GAGAL') return day;
  if (day.headBadRow) return { ...day, headRun: 'GAGAL' };
  const waits = monthEnd && (behind || branch !== 'TUTUP');
  return waits ? { ...day, headRun: 'TERTAHAN' } : { ...day, head: 'TUTUP', headRun: '' };
}
