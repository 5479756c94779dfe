import type { Prepared } from './operation.ts';

/** Returns the customers of an item: those behind the accounts it moves, those its rows pay, and those whose records it changes. */
export const customersOf = ({ operation, op }: Pick<Prepared, 'operation' | 'op'>): string[] => [
  ...new Set([
    ...[...op.loaded.accounts.values()].flatMap((account) => account.pihak),
    ...(operation.change?.customers?.(op) ?? []),
    ...(operation.customers?.(op) ?? []),
  ]),
];
