import { useList } from '#hooks/use-list.ts';
import { screening } from '#services/customers/screening.ts';

/** Reads one hit, from the list of hits. */
export const useHit = (id_hit: string) =>
  useList(screening.hits, { filters: { id_hit }, quiet: true, enabled: id_hit !== '' });
