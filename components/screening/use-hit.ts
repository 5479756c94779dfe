import { useList } from '#hooks/use-list.ts';
import { screening } from '#services/screening.ts';

/** One hit, as the list of hits tells it. */
export const useHit = (id_hit: string) =>
  useList(screening.hits, { filters: { id_hit }, quiet: true, enabled: id_hit !== '' });
