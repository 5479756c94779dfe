import '#lib/messages/operations.ts';
import '#lib/messages/audit.ts';
import { messageOf } from '#lib/messages/id.ts';

/** What was done, in words: an action of the trail's own, or the operation of that code; a call keeps its technical name. */
export function actionName(code: string): string {
  const own = messageOf('aksiAudit.', code);
  return own === code ? messageOf('alur.', code) : own;
}
