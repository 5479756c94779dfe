import type { Query } from './context.ts';

/** A record the screen itself wants kept: what was looked at or changed, before and after. Answers its id. */
export const insertRecord: Query<'audit.insertRecord'> = async ({ db, caller, correlation }, input) => {
  const details = { menu: input.menuDetail, sebelum: input.initialData, sesudah: input.insertedData };
  const [row] = await db<{ id: bigint }[]>`
    select write_audit(${caller.idUser}, ${caller.kodeCabang}, ${input.dataAction}, '00', '', ${correlation}::uuid, ${db.json(details)}) as id`;
  return { id_audit: row?.id.toString() ?? '' };
};
