import type { Prepared } from './operation.ts';

/** The customers an item is about: who stands behind the accounts it moves, whom its rows pay, and whose records it changes. */
export const customersOf = ({ operation, op }: Pick<Prepared, 'operation' | 'op'>): string[] => [
  ...new Set([
    ...[...op.facts.accounts.values()].flatMap((account) => account.pihak),
    ...(operation.change?.customers?.(op) ?? []),
    ...(operation.customers?.(op) ?? []),
  ]),
];
