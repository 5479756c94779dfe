import '#lib/messages/operations.ts';
import '#lib/control/messages/audit.ts';
import { messageOf } from '#lib/messages/id.ts';

/** Returns the name of the trail's own action, or of the operation with that code; a call keeps its technical name. */
export function actionName(code: string): string {
  const own = messageOf('aksiAudit.', code);
  return own === code ? messageOf('alur.', code) : own;
}
