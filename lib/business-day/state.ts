import type { ErrorCode } from '#lib/errors/errors.ts';
import type { OperationCode } from '#lib/operations/operations.ts';
import type { DayState } from './operations/hours.ts';

/** The bank has one head office and branches. */
export const officeKinds = ['HO', 'CABANG'] as const;

/** EOD is CUT_OFF with an end of day under way, whose last step is TUTUP. */
export type BranchState = DayState | 'EOD';
/** An end of day goes on, waits for something that is named, was broken by something, or is over. */
export const runStates = ['BERJALAN', 'TERTAHAN', 'GAGAL', 'SELESAI'] as const;
export type EndOfDayState = (typeof runStates)[number];
/** '' where none is under way. */
type RunState = '' | Exclude<EndOfDayState, 'SELESAI'>;

/**
 * The model holds the state of the bank's day: head office, one branch for all of them, the ends of day of both, and the requirements of a
 * month's end. It only serves reasoning: the product keeps none of it as such (tests/core/business-day/branch-day/day-table.test.ts holds them together).
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
  /** HI-1000 of that month is not yet asked for, asked for once the averages are locked, or set. */
  readonly rate: '' | 'RATA_RATA' | 'DITETAPKAN';
  /** The branch has to end these before it closes its day. */
  readonly till: '' | 'TERBUKA' | 'TELLER_BERHALANGAN';
  readonly sheet: boolean;
  readonly transfer: boolean;
  readonly vaultCounted: boolean;
  /** These stop its end of day: nobody has set a reference value, or a row breaks a step. */
  readonly rateMissing: boolean;
  readonly badRow: boolean;
  /** A row breaks a step of head office's own end of day. */
  readonly headBadRow: boolean;
}

export interface Refusal {
  readonly code: ErrorCode;
  readonly when: (day: BankDay) => boolean;
  /** The refusal says what is wrong and what lifts it, in the words of docs/business-day.md. */
  readonly because: string;
  readonly lift: string;
}

/** A person may ask these commands of a bank's day. */
export interface DayCommand {
  readonly code: OperationCode | 'PENARIKAN_KLIRING';
  readonly of: 'CABANG' | 'PUSAT';
  readonly by: string;
  /** The command leads from these states of the day that it is about to that one; none when it only removes a hindrance. */
  readonly from: readonly BranchState[];
  readonly to?: BranchState;
  readonly refusals: readonly Refusal[];
  /** From another state the command is refused with this code, or else with DAY_ALREADY. */
  readonly outOfOrder?: Readonly<Partial<Record<BranchState, ErrorCode>>>;
  /** Returns true when the command has something to do; asked after `refusals`. */
  readonly useful?: (day: BankDay) => boolean;
  readonly does: (day: BankDay) => BankDay;
}

/**
 * The core takes these steps by itself: each end of day goes on as far as it can. A branch's waits for a reference value and, at the month's end, for
 * HI-1000; head office's waits for every branch before it ends the month.
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
