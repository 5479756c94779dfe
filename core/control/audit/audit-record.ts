import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { recordOnce } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { insertRecordInput } from '#lib/control/schemas/audit.ts';

/** Writes a record for the screen itself: what was read or changed, before and after. Returns its id. */
export const insertRecord: Query<'audit.insertRecord'> = async (context, input) => {
  // A screen writes only these two names: none may write what an operation writes of itself.
  const { dataAction, initialData, insertedData, menuDetail } = validInput(insertRecordInput, input);
  await recordOnce(context);
  const rincian = { menu: menuDetail, sebelum: initialData, sesudah: insertedData };
  const id = await writeAudit(context, { aksi: dataAction, rincian });
  return { id_audit: id.toString() };
};
