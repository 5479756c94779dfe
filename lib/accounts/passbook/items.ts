import type { Item } from './layout.ts';

/** A movement of an account is as the ledger has it; amounts are in minor units. */
export interface Movement extends Omit<Item, 'kind'> {
  /** Lines of one journal stay together. */
  readonly journal: string;
  /** This journal was reversed on its own day by this one; '' for none. */
  readonly undoes: string;
}

type Group = { readonly journal: string; readonly undoes: string; readonly of: Movement[] };

/** Returns the movements journal by journal. */
function grouped(movements: readonly Movement[]): Group[] {
  const groups: Group[] = [];
  for (const movement of movements) {
    const last = groups.at(-1);
    if (last?.journal === movement.journal) last.of.push(movement);
    else groups.push({ journal: movement.journal, undoes: movement.undoes, of: [movement] });
  }
  return groups;
}

const effect = ({ of }: Group): bigint => of.reduce((sum, { debit, credit }) => sum + credit - debit, 0n);

/**
 * Leaves out movements reversed on their own day while both are still unprinted (domain: passbook), if nothing that is printed is between
 * the two: so each line's balance remains the account's own running balance at that movement.
 */
export function withoutReversed(movements: readonly Movement[]): readonly Movement[] {
  const groups: Group[] = [];
  for (const group of grouped(movements)) {
    const before = groups.at(-1);
    const whole = before?.of.length === group.of.length && effect(before) + effect(group) === 0n;
    if (before && whole && group.undoes !== '' && group.undoes === before.journal) groups.pop();
    else groups.push(group);
  }
  return groups.flatMap(({ of }) => of);
}

/** Returns movements as they are printed, one by one. */
export const itemised = (movements: readonly Movement[]): readonly Item[] =>
  withoutReversed(movements).map(({ journal: _journal, undoes: _undoes, ...item }) => ({ kind: 'MUTASI', ...item }));

export interface MonthTotal {
  readonly seq: number;
  /** Its last movement has this date. */
  readonly date: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly balance: bigint;
}

const SUMMARY_CODE = 'REKAP';

/** Returns one line a month for too many movements, with the total of its debits and that of its credits (domain: passbook, REKAP). */
export const summarised = (months: readonly MonthTotal[]): readonly Item[] =>
  months.map((month) => ({ kind: 'REKAP', code: SUMMARY_CODE, teller: '', ...month }));
