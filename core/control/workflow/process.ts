import { randomUUID } from 'node:crypto';
import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { validInput, violation } from '#core/access/input.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import type { Replay } from '#core/engine/load-context.ts';
import { replayed } from '#core/engine/replay.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { type Operations, operationOf } from '#core/engine/submitted.ts';
import { mayFile } from '#lib/access/filing.ts';
import { fail } from '#lib/errors/errors.ts';
import { knownDefinition } from '#lib/operations/operations.ts';
import type { Posting, Submit } from '#types/proto/common.ts';
import type { CatatanKolom } from '#types/proto/control/flow.ts';
import { assertMayRelease, assertSeenVersion, groupOfItem, releasableItem, visibleItem } from './checker.ts';
import { draftItem } from './drafts.ts';
import { file, recordOf } from './filing.ts';
import { moveItem } from './item-effects.ts';
import { type FlowItem, reservedBy } from './items.ts';
import { grantEffect } from './override.ts';
import { assertStillApproved } from './still-approved.ts';
import { submitItem } from './submit-item.ts';
import { finalStates, transitionsFrom } from './transitions.ts';

/**
 * Runs one transition of a workflow item: files a new one (SUBMIT, DRAFT), refiles a returned one, or decides one that waits. An approval that
 * completes the item posts it in the same transaction. Returns the item's id and state, and the posting.
 */
export async function processFlow(
  context: Context,
  operations: Operations,
  submit: Submit,
  flowData: string,
  pinned: readonly CatatanKolom[] = [],
): Promise<Posting> {
  const print = fingerprint('FLOW', [
    context.caller.idUser,
    submit.actionType,
    submit.idFlow,
    submit.flowCode,
    flowData,
    submit.transRemark,
    ...(submit.sidik === '' ? [] : [String(submit.versi), submit.sidik, [...submit.kode_alasan].sort().join()]),
    ...(pinned.length > 0 ? [JSON.stringify(pinned)] : []),
  ]);
  // Reads the item first, the key after: a duplicate that decides it in between is then found by its key, not by the item's new state.
  const item = submit.idFlow === '' ? null : await visibleItem(context, submit.idFlow);
  const replay = await storedAnswer(context, print);
  if (replay) return replay;
  assertItemKind(item, submit);
  const transition = await allowed(context, item, submit);
  if (submit.actionType === 'DRAFT')
    return file(context, print, await draftItem(context, operations, item, submit, flowData));
  if (submit.actionType === 'SUBMIT') return submitItem(context, operations, item, submit, flowData, print);
  if (!item) fail('NOT_FOUND');
  if (['RETURN', 'REJECT'].includes(submit.actionType) && submit.transRemark.length < 5) {
    fail('VALIDATION', { violations: [violation('transRemark', 'v.alasan')] });
  }
  const behalf = transition.pelaku === 'PEMERIKSA' ? assertReleasable(context, operations, item, submit) : '';
  if (submit.actionType === 'APPROVE') return approve(context, operations, { item, behalf }, submit, print);
  const effect = moveItem(item, {
    action: submit.actionType,
    to: transition.ke,
    remark: submit.transRemark,
    release: true,
    pinned: submit.actionType === 'RETURN' ? fieldsOf(item, pinned) : [],
  });
  return file(context, print, {
    effects: [effect],
    answer: { id_flow: item.id_flow, flow_state: transition.ke },
    release: item,
    action: submit.actionType,
    behalf,
  });
}

/** A caller who names another kind than the item's is mistaken about the item: nothing is decided by mistake. */
function assertItemKind(item: FlowItem | null, { flowCode }: Submit): void {
  if (item && flowCode !== '' && flowCode !== item.flow_code)
    fail('VALIDATION', { violations: [violation('flowCode', 'v.kode')] });
}

/** Remarks point at fields the form has; one for a field it does not have would never be seen. */
function fieldsOf(item: FlowItem, pinned: readonly CatatanKolom[]): readonly CatatanKolom[] {
  const strange = pinned.findIndex((each) => !Object.hasOwn(item.flow_data, each.kolom));
  if (strange >= 0) fail('VALIDATION', { violations: [violation(`catatan_kolom.${strange}.kolom`, 'v.kode')] });
  return pinned;
}

/** Returns the stored answer of this key, if it was used before; refuses another input under it. */
async function storedAnswer(context: Context, print: Buffer): Promise<Posting | null> {
  const [row] = await context.db<Replay[]>`
    select encode(sidik, 'hex') as sidik, id_user, journal_id::text, tanggal, jawaban from idempotency where kunci = ${context.key}`;
  if (!row) return null;
  const posting = await replayed(context, row, print, 'FLOW');
  return row.journal_id === null ? posting : { ...posting, flow_state: 'APPROVED' };
}

async function allowed({ db, caller }: Context, item: FlowItem | null, submit: Submit) {
  const state = item?.flow_state ?? '';
  const transition = (await transitionsFrom(db, item?.flow_code ?? submit.flowCode, state)).find(
    (each) => each.aksi === submit.actionType,
  );
  const isMaker = item === null || item.user_input === caller.idUser;
  if (!transition) {
    // An action of an earlier state means that somebody else was quicker; the caller learns what became of the item.
    if (finalStates.includes(state) || state !== submit.flowState) fail('FLOW_STATE', { params: { status: state } });
    fail('FLOW_ACTION', { params: { tindakan: submit.actionType } });
  }
  if (transition.pelaku === 'PEMBUAT' && !isMaker) fail('NOT_FOUND');
  // process-v2 is open to every maker; a maker may file through it only what that maker may post.
  const files = submit.actionType === 'SUBMIT' || submit.actionType === 'DRAFT';
  if (files && !mayFile(item?.flow_code ?? submit.flowCode, caller.menus)) fail('FORBIDDEN');
  // A form that its department serves in a way of its own is released at its counter and never filed.
  if (files && knownDefinition(item?.flow_code ?? submit.flowCode)?.call?.as === 'OWN') {
    fail('FLOW_ACTION', { params: { tindakan: submit.actionType } });
  }
  if (transition.pelaku === 'PEMERIKSA') {
    if (isMaker) fail('SELF_APPROVAL');
    if (!caller.menus.has('menunggu')) fail('FORBIDDEN');
  }
  return transition;
}

/** Proves that the caller may decide, and about what the caller saw; returns the owner of the authority used. */
function assertReleasable({ caller }: Context, operations: Operations, item: FlowItem, submit: Submit): string {
  const behalf = assertMayRelease(caller, releasableItem(operations, item));
  assertSeenVersion(item, submit);
  return behalf;
}

async function approve(
  context: Context,
  operations: Operations,
  { item, behalf }: { item: FlowItem; behalf: string },
  submit: Submit,
  print: Buffer,
): Promise<Posting> {
  const operation = operationOf(operations, item.flow_code);
  const data = validInput(operation.schema, item.flow_data);
  if (!fingerprint(operation.code, data).equals(item.sidik))
    throw new Error(`item ${item.id_flow} differs from what was submitted`);
  const maker = await loadCaller(context.db, item.user_input);
  // Nothing is posted in the name of a maker who has left, or works in another branch by now.
  if (!maker || maker.kodeCabang !== item.kode_cabang) fail('NOT_FOUND');
  // Nor what the maker may no longer file: the rights may have been taken because of it.
  if (!mayFile(item.flow_code, maker.menus)) fail('MAKER_RIGHT', { params: { pembuat: maker.namaUser } });
  const checker = context.caller;
  const base = { action: 'APPROVE', remark: submit.transRemark, approver: checker.idUser, behalf };
  if (item.jenis === 'OVERRIDE') {
    const token = randomUUID();
    const effects = [
      moveItem(item, { ...base, to: 'APPROVED', release: true, token }),
      grantEffect({
        token,
        operation,
        print: item.sidik,
        maker,
        reasons: item.alasan,
        supervisor: checker.idUser,
        behalf,
        level: item.tingkat,
        group: groupOfItem(operations, item),
        valuta: item.kode_valuta,
        nominal: item.nominal,
      }),
    ];
    return file(context, print, {
      effects,
      answer: { id_flow: item.id_flow, flow_state: 'APPROVED' },
      action: 'APPROVE_OVERRIDE',
      behalf,
      rekening: recordOf(item),
    });
  }
  if (item.pemeriksa.length + 1 < item.persetujuan_perlu) {
    const effects = [moveItem(item, { ...base, to: 'WAITING', release: false })];
    return file(context, print, {
      effects,
      answer: { id_flow: item.id_flow, flow_state: 'WAITING' },
      action: 'APPROVE',
      behalf,
      rekening: recordOf(item),
    });
  }
  const posting = await runOperation(context, operation, data, {
    approval: {
      maker,
      approver: checker,
      behalf,
      idFlow: item.id_flow,
      reserved: reservedBy(item),
      evaluated: (verdict, customers) => assertStillApproved(context, operations, item, { verdict, customers, print }),
      effects: [moveItem(item, { ...base, to: 'APPROVED', release: true })],
      print,
    },
  });
  return { ...posting, id_flow: item.id_flow, flow_state: 'APPROVED' };
}
