import type { Context } from '#core/access/context.ts';
import type { Effect } from '#core/engine/effects.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Submit } from '#types/proto/common.ts';
import { moveItem } from './item-effects.ts';
import { type FlowItem, loadItem } from './items.ts';

const isOwnDraft = (item: FlowItem, context: Context, flowCode: string) =>
  item.jenis === 'FLOW' && item.user_input === context.caller.idUser && item.flow_code === flowCode;

/**
 * Returns the effect of a posting on the draft its form was opened from: the same transaction closes the draft, so that the same paper cannot be
 * posted twice. The posting function proves that it still is a draft, after the replay of a key that has closed it before.
 */
export async function closeDraft(context: Context, flowCode: string, submit: Submit | undefined): Promise<Effect[]> {
  if (!submit || submit.idFlow === '' || submit.dry_run === 'T') return [];
  const item = await loadItem(context.db, submit.idFlow);
  if (!item || !isOwnDraft(item, context, flowCode)) fail('NOT_FOUND');
  const draft = { ...item, flow_state: 'DRAFT' };
  return [moveItem(draft, { action: 'POST', to: 'CANCELLED', remark: submit.transRemark, release: false })];
}
