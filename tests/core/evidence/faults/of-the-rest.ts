import { type Evidence, evidence } from '#core/db/reference/evidence.ts';
import { type Fault, gone } from './fault.ts';

const isVersioned = ([, each]: readonly [string, Evidence]): boolean => each.kind === 'versioned';

/** Every table under versions that no other list names: a row of it goes. */
export const faultsOfTheRest = (named: readonly Fault[]): readonly Fault[] => {
  const done = new Set(named.map(({ table }) => table));
  return Object.entries(evidence)
    .filter((entry) => isVersioned(entry) && !done.has(entry[0]))
    .map(([table]) => gone(`a row of ${table} goes`, table));
};
