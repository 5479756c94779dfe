import { actTitle } from '#lib/control/audit-acts.ts';
import { messageOf } from '#lib/messages/id.ts';
import type { AuditRow } from '#types/proto/control/audit.ts';

/** An act of the trail in the reader's words; a code that nobody named stays as it is. */
export const actName = (act: string): string => messageOf('', actTitle(act));

/**
 * Returns the name of the row's object: 'USER:teller1' becomes the user teller1. A session that began or ended is its own row's
 * object; its id means nothing to a reader, so it is shown with the row's origin.
 */
export function objectName({ objek, sesi }: Pick<AuditRow, 'objek' | 'sesi'>): string {
  const at = objek.indexOf(':');
  const kind = at === -1 ? '' : messageOf('objekAudit.', objek.slice(0, at));
  if (kind !== '' && kind !== objek.slice(0, at)) return `${kind} ${objek.slice(at + 1)}`;
  return objek === sesi ? '' : objek;
}
