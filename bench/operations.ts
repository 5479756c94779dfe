import type { Db } from '#core/db/client.ts';

/** Defines operations that only the benches post: one as a book transfer is made, others as a run of the bank. */
export const prepareOperations = (owner: Db) => owner`
  insert into operation_definition (operasi, orang, bank, pasang, menu, berdua)
  select k, true, true, false, '{pemindahbukuan}', false from unnest('{BENCH,BENCH_GL,UJI}'::text[]) k`;
