import { randomUUID } from 'node:crypto';
import type { Context } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { groupOf, higher, levelFor } from '#core/engine/authority.ts';
import { guardForeignBalance } from '#core/engine/foreign-balance.ts';
import { changesOnly } from '#core/engine/operation.ts';
import { prepare, rejection } from '#core/engine/run-operation.ts';
import { type Operations, operationOf, parseFlowData } from '#core/engine/submitted.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Posting, Submit } from '#types/proto/common.ts';
import { tooFewApprovers } from './approvers.ts';
import { isHidden } from './blind-items.ts';
import { approvalsFor } from './checker.ts';
import { file } from './filing.ts';
import { putItem, reservationsOf } from './item-effects.ts';
import { type FlowItem, loadItem } from './items.ts';

/**
 * Files a form for a second person, a new one or one that was returned: judged as if it were posted, with its funds set aside. The answer warns where
 * too few could approve it. VALIDATION, FLOW_ACTION, and whatever its rules refuse.
 */
export async function submitItem(
  context: Context,
  operations: Operations,
  item: FlowItem | null,
  submit: Submit,
  flowData: string,
  print: Buffer,
): Promise<Posting> {
  const operation = operationOf(operations, item?.flow_code ?? submit.flowCode);
  if (item?.jenis === 'OVERRIDE') fail('FLOW_ACTION', { params: { tindakan: submit.actionType } });
  const data = validInput(operation.schema, flowData === '' ? (item?.flow_data ?? {}) : parseFlowData(flowData));
  const prepared = await prepare({ ...context, key: '' }, operation, data);
  await guardForeignBalance(context, prepared);
  if (prepared.verdict.rejection) throw rejection(prepared.verdict);
  const subject = operation.subject(prepared.op);
  const { ref } = prepared.op;
  const level = changesOnly(operation)
    ? prepared.verdict.level
    : higher(prepared.verdict.level, levelFor(ref, groupOf(prepared), subject.kode_valuta, subject.nominal));
  const answer = { id_flow: item?.id_flow ?? randomUUID(), flow_state: 'WAITING' };
  // A pending debit reserves its funds until it is decided; pending credits give none (domain: maker/checker).
  const reservations = reservationsOf(prepared);
  const effect = putItem(prepared, {
    idFlow: answer.id_flow,
    jenis: changesOnly(operation) ? 'DATA' : 'FLOW',
    from: item?.flow_state ?? '',
    state: 'WAITING',
    action: submit.actionType,
    remark: submit.transRemark,
    level,
    approvals: approvalsFor(prepared),
    reservations,
  });
  const posting = await file(context, print, {
    effects: [effect, ...(operation.change?.filing?.(prepared.op, answer.id_flow) ?? [])],
    answer,
    action: submit.actionType,
    reservations,
    lifted: [
      ...prepared.verdict.reasons.map((reason) => reason.kode),
      // An operation that empties an account for good sets aside its minimum too.
      ...(prepared.operation.closes ? ['DI_BAWAH_MINIMUM'] : []),
    ],
    date: changesOnly(operation) ? null : prepared.op.date,
    rekening: changesOnly(operation) ? (operation.change?.object(prepared.op) ?? null) : subject.rekening,
  });
  const filed = await loadItem(context.db, answer.id_flow);
  const response =
    filed && !isHidden(filed, context.caller)
      ? await tooFewApprovers(context.db, operations, filed, context.caller.idUser)
      : [];
  return { ...posting, peringatan: [...response] };
}
