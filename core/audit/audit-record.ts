import { noteOnce } from '#core/access/budget.ts';
import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { insertRecordInput } from '#lib/schemas/audit.ts';
import { writeAudit } from './write-audit.ts';

/** A record the screen itself wants kept: what was looked at or changed, before and after. Answers its id. */
export const insertRecord: Query<'audit.insertRecord'> = async (context, input) => {
  // Only these two names: no screen may write what an operation writes of itself.
  const { dataAction, initialData, insertedData, menuDetail } = validInput(insertRecordInput, input);
  await noteOnce(context);
  const rincian = { menu: menuDetail, sebelum: initialData, sesudah: insertedData };
  const id = await writeAudit(context, { aksi: dataAction, rincian });
  return { id_audit: id.toString() };
};
