import { loadCaller } from '#core/access/callers.ts';
import type { Caller, Context } from '#core/access/context.ts';
import { atOnce, atOnceOfChange } from '#core/db/reference/flow.ts';
import { changesOnly, type Prepared, type Verdict } from '#core/engine/operation.ts';
import { blindPreview, preview } from '#core/engine/posting-view.ts';
import { prepare } from '#core/engine/run-operation.ts';
import { type Operations, operationOf } from '#core/engine/submitted.ts';
import { isOperationCode, operations as names } from '#lib/operations/operations.ts';
import type { Alasan } from '#types/proto/common.ts';
import type {
  ButtonTransition,
  ButtonTransitionReply,
  ButtonTransitionRequest,
  FlowDetail,
} from '#types/proto/control/flow.ts';
import { tooFewApprovers } from './approvers.ts';
import { asSeenBy, isHidden } from './blind-items.ts';
import { visibleItem } from './checker.ts';
import { accountsOf, behalfOf, limitsOf, nameOfLender } from './item-context.ts';
import { type FlowItem, loadSteps, reservedBy, toOtorisasiRow } from './items.ts';
import { type Transition, transitionsFrom } from './transitions.ts';

const toButton =
  (code: string) =>
  (transition: Transition): ButtonTransition => ({
    action_type: transition.aksi,
    send_to_core: transition.send_to_core ? 'T' : 'F',
    trans_code: isOperationCode(code) ? names[code].trans_code : code,
    transition_label: transition.label,
    bg_colour_code: transition.warna_latar,
    text_colour_code: transition.warna_teks,
  });

/** A button that posts at once, without an item. */
const direct = (
  action: keyof typeof atOnce,
  code: string,
  look: Pick<Transition, 'label' | 'warna_latar' | 'warna_teks'> = atOnce[action],
): ButtonTransition =>
  toButton(code)({ ...look, dari: '', aksi: action, ke: '', pelaku: 'PEMBUAT', send_to_core: true });

/** The buttons of a screen by flow, state, override and auto-authorisation; of an item, those this caller may press. */
export async function getButtonTransition(
  context: Context,
  operations: Operations,
  input: ButtonTransitionRequest,
): Promise<ButtonTransitionReply> {
  const item = input.idFlow === '' ? null : await visibleItem(context, input.idFlow);
  const operation = operationOf(operations, item?.flow_code ?? input.flowCode);
  const buttons = await buttonsFor(context, operations, item, operation.code, item?.flow_state ?? input.flowState);
  if (item ? isOwnDraft(context, item) : input.flowState === '') {
    // A change of data is usually sent; that a second person releases it where it is made is the other way.
    if (changesOnly(operation)) buttons.push(direct('OVERRIDE', operation.code, atOnceOfChange));
    else if (input.is_override === 'T') buttons.unshift(direct('OVERRIDE', operation.code));
    else if (input.is_auto_auth === 'T') buttons.unshift(direct('POST', operation.code));
  }
  return { read_only: buttons.length === 0 ? 'T' : 'F', buttons };
}

/** A draft goes on as a new form does: its maker may also post it at once. */
const isOwnDraft = ({ caller }: Context, item: FlowItem) =>
  item.flow_state === 'DRAFT' && item.user_input === caller.idUser;

async function buttonsFor(
  context: Context,
  operations: Operations,
  item: FlowItem | null,
  code: string,
  state: string,
): Promise<ButtonTransition[]> {
  const { caller, db } = context;
  const isMaker = item ? item.user_input === caller.idUser : !caller.menus.has('menunggu') || state !== 'WAITING';
  const transitions = await transitionsFrom(db, code, state);
  const mine = transitions.filter((each) => (each.pelaku === 'PEMBUAT') === isMaker);
  if (item && !isMaker && behalfOf(caller, operations, item) === null) return [];
  return mine.map(toButton(code));
}

/** Returns everything a checker needs on one screen: the item, its steps, the preview from the code that posts, and the checker's buttons. */
export async function getByIdFlow(context: Context, operations: Operations, idFlow: string): Promise<FlowDetail> {
  const { caller, db } = context;
  const item = asSeenBy(await visibleItem(context, idFlow), caller);
  const isMaker = item.user_input === caller.idUser;
  const isBlind = isHidden(item, caller);
  const maker = await loadCaller(db, item.user_input);
  const [riwayat, buttons, prepared, lender, tooFew] = await Promise.all([
    loadSteps(db, idFlow),
    buttonsFor(context, operations, item, item.flow_code, item.flow_state),
    preparedNow(context, operations, item, maker),
    isMaker ? '' : nameOfLender(context, operations, item),
    isBlind ? [] : tooFewApprovers(db, operations, item, caller.idUser),
  ]);
  const posting = prepared && !prepared.verdict.rejection ? (isBlind ? blindPreview : preview)(prepared) : null;
  const grant = isMaker ? await liveGrant(context, item) : null;
  return {
    item: toOtorisasiRow(item),
    flowData: JSON.stringify(item.flow_data),
    alasan: [...item.alasan],
    riwayat,
    jurnal: posting?.jurnal ?? [],
    saldo: posting?.saldo ?? [],
    buttons,
    read_only: buttons.length === 0 ? 'T' : 'F',
    token_override: grant?.token ?? '',
    berlaku_sampai: grant?.sampai ?? '',
    perubahan: [...item.perubahan],
    catatan_kolom: [...(item.catatan_kolom ?? [])],
    rekening: prepared ? accountsOf(caller, prepared) : [],
    limit: limitsOf(caller, maker, operations, item),
    atas_nama: lender,
    ringkasan: posting?.ringkasan,
    peringatan: prepared?.verdict.rejection
      ? [refusalOf(prepared.verdict.rejection)]
      : [...(posting?.peringatan ?? []), ...tooFew],
  };
}

/** The reason why the item would be refused now, shown before the decision. */
const refusalOf = ({ code, params }: NonNullable<Verdict['rejection']>): Alasan => ({
  kode: code,
  pesan: '',
  rincian: params,
  tingkat: '',
  tindakan: 'REJECT',
});

/** The item as it would be judged now; null where it is decided or its form has changed since it was filed. */
async function preparedNow(
  context: Context,
  operations: Operations,
  item: FlowItem,
  maker: Caller | null,
): Promise<Prepared | null> {
  if (!['WAITING', 'RETURNED'].includes(item.flow_state)) return null;
  const operation = operationOf(operations, item.flow_code);
  const data = operation.schema.safeParse(item.flow_data);
  if (!maker || !data.success) return null;
  // The maker of a hidden count gets the outcome of a filing, not that of an approval.
  const asMaker = isHidden(item, context.caller) ? {} : { maker };
  return prepare({ ...context, key: '' }, operation, data.data, { ...asMaker, reserved: reservedBy(item) });
}

async function liveGrant({ db }: Context, item: FlowItem): Promise<{ token: string; sampai: string } | null> {
  if (item.token_override === null) return null;
  const [row] = await db<{ token: string; sampai: string }[]>`
    select token, to_char(berlaku_sampai, 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as sampai from override_grant
    where token = ${item.token_override} and dipakai_pada is null and berlaku_sampai > now()`;
  return row ?? null;
}
