import type { Item } from './layout.ts';

/** A movement of an account as the ledger has it; amounts in minor units. */
export interface Movement extends Omit<Item, 'kind'> {
  /** The journal it belongs to: lines of one stand together. */
  readonly journal: string;
  /** The journal that this one reversed on its own day; '' for none. */
  readonly undoes: string;
}

type Group = { readonly journal: string; readonly undoes: string; readonly of: Movement[] };

/** The movements journal by journal. */
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
 * Leaves out what was reversed on its own day, where both are still unprinted (domain: passbook). Only where nothing that is printed
 * stands between the two: so each line's balance remains the account's own running balance at that movement.
 */
export function withoutReversed(movements: readonly Movement[]): readonly Movement[] {
  const kept: Group[] = [];
  for (const group of grouped(movements)) {
    const before = kept.at(-1);
    const whole = before?.of.length === group.of.length && effect(before) + effect(group) === 0n;
    if (before && whole && group.undoes !== '' && group.undoes === before.journal) kept.pop();
    else kept.push(group);
  }
  return kept.flatMap(({ of }) => of);
}

/** Movements as they are printed, one by one. */
export const itemised = (movements: readonly Movement[]): readonly Item[] =>
  withoutReversed(movements).map(({ journal: _journal, undoes: _undoes, ...item }) => ({ kind: 'MUTASI', ...item }));

/** The total of one month. */
export interface MonthTotal {
  readonly seq: number;
  /** Date of its last movement. */
  readonly date: string;
  readonly debit: bigint;
  readonly credit: bigint;
  readonly balance: bigint;
}

export const SUMMARY_CODE = 'REKAP';

/** Too many movements become one line a month, with the total of its debits and that of its credits (domain: passbook, REKAP). */
export const summarised = (months: readonly MonthTotal[]): readonly Item[] =>
  months.map((month) => ({ kind: 'REKAP', code: SUMMARY_CODE, teller: '', ...month }));
