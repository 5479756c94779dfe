import type { Context } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { toAppError } from '#core/engine/commit.ts';
import { emptySubmit, type Operations } from '#core/engine/submitted.ts';
import { isDecidedTogether } from '#lib/batch-decisions.ts';
import { batchInput } from '#lib/control/schemas/flow.ts';
import { AppError, errors, fail } from '#lib/errors/errors.ts';
import type { Submit } from '#types/proto/common.ts';
import type {
  ItemDilihat,
  ProsesBersamaReply,
  ProsesBersamaRequest,
  ProsesBersamaRow,
} from '#types/proto/control/flow.ts';
import { visibleItem } from './checker.ts';
import type { FlowItem } from './items.ts';
import { processFlow } from './process.ts';

/** One decision is good for several items only when these agree: the kind, level, currency and reasons, and the approvals due. */
const riskOf = (item: FlowItem): string =>
  JSON.stringify([
    item.jenis,
    item.flow_code,
    item.tingkat,
    item.kode_valuta,
    item.persetujuan_perlu,
    item.pemeriksa.length,
    item.alasan.map((each) => each.kode).sort(),
  ]);

/**
 * Decides several waiting items at once. All must be of one kind and risk; overrides and changes of data other than requests of customer service are
 * decided one by one. Each is its own transaction: the answer reports for each whether it went through. Throws BATCH_MIXED, NOT_FOUND, VALIDATION.
 */
export async function processBatch(
  context: Context,
  operations: Operations,
  request: ProsesBersamaRequest,
): Promise<ProsesBersamaReply> {
  const input = validInput(batchInput, request);
  const items = await Promise.all(input.item.map(({ id_flow }) => visibleItem(context, id_flow)));
  if (items.some((item) => !isDecidedTogether(item.jenis, item.flow_code)) || new Set(items.map(riskOf)).size > 1)
    fail('BATCH_MIXED');
  if (input.actionType === 'REJECT' && input.transRemark.length < 5) {
    fail('VALIDATION', { violations: [violation('transRemark', 'v.alasan')] });
  }
  const hasil: ProsesBersamaRow[] = [];
  for (const [at, item] of items.entries()) {
    const seen = input.item[at];
    if (seen) hasil.push(await decide(context, operations, item, seen, input));
  }
  return { hasil };
}

async function decide(
  context: Context,
  operations: Operations,
  item: FlowItem,
  seen: ItemDilihat,
  { actionType, transRemark }: ProsesBersamaRequest,
): Promise<ProsesBersamaRow> {
  const submit: Submit = {
    ...emptySubmit,
    flowCode: item.flow_code,
    // The checker chose from the waiting list, whatever has become of the item since.
    flowState: 'WAITING',
    transRemark,
    idFlow: item.id_flow,
    transCode: item.trans_code,
    actionType,
    versi: seen.versi,
    sidik: seen.sidik,
    kode_alasan: seen.kode_alasan,
  };
  const answer = {
    id_flow: item.id_flow,
    nomor_referensi: '',
    flow_state: item.flow_state,
    resp_msg: '',
    kode: '',
    rincian: {},
  };
  try {
    // A key of its own that follows from the call's: a repeated call finds every decision it has already made.
    const done = await processFlow(
      { ...context, key: uuidOf(`${context.key}:${item.id_flow}`) },
      operations,
      submit,
      '',
    );
    return {
      ...answer,
      resp_code: '00',
      flow_state: done.flow_state,
      nomor_referensi: done.nomor_referensi,
    };
  } catch (error) {
    const known = toAppError(error);
    if (!(known instanceof AppError)) throw error;
    return {
      ...answer,
      resp_code: errors[known.code].resp_code,
      kode: known.code,
      rincian: { ...known.details.params },
    };
  }
}
