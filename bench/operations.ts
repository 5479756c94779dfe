import type { Db } from '#core/db/client.ts';

/** What only the benches post: as a book transfer is made, and as a run of the bank. */
export const layOperations = (owner: Db) => owner`
  insert into operation_definition (operasi, orang, bank, pasang, menu, berdua)
  select k, true, true, false, '{pemindahbukuan}', false from unnest('{BENCH,BENCH_GL,UJI}'::text[]) k`;
