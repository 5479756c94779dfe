import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import { namesIn } from './person-name.ts';

/** The file of a list names an entry so; `macam` is P for a person, B for an entity. */
export interface EntryNames {
  readonly macam: string;
  readonly nama: string;
  readonly alias: readonly string[];
}

/**
 * Returns the names of an entry in the stored form of customers' names: the first of its name, and all others. Lists write several in one cell: A
 * ALIAS B, A a.k.a. B, A (B).
 */
export function entryNames({ macam, nama, alias }: EntryNames): { first: string; others: readonly string[] } {
  const normal = macam === 'B' ? normaliseEntityName : normaliseName;
  const [first = '', ...others] = namesIn(nama);
  return { first: normal(first), others: [...new Set([...others, ...alias.flatMap(namesIn)].map(normal))] };
}
