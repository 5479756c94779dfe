import { type OpContext, type Rule, reject } from '#core/engine/operation.ts';
import type { PopupId } from '#lib/access/popups.ts';

/** A row action is a right of its own: a caller without it may not do the same by a call of their own making either. */
export const mayDo = <D, X>(needed: (context: OpContext<D, X>) => readonly PopupId[]): Rule<D, X> => ({
  name: 'mayDo',
  check: (context) => (needed(context).every((id) => context.caller.menus.has(id)) ? null : reject('FORBIDDEN')),
});
