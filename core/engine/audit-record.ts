import { writeAudit } from '#core/audit/write-audit.ts';
import type { Query } from './context.ts';

/** A record the screen itself wants kept: what was looked at or changed, before and after. Answers its id. */
export const insertRecord: Query<'audit.insertRecord'> = async (context, input) => {
  const rincian = { menu: input.menuDetail, sebelum: input.initialData, sesudah: input.insertedData };
  const id = await writeAudit(context, { aksi: input.dataAction, rincian });
  return { id_audit: id.toString() };
};
