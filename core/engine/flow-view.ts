import { loadCaller } from '#core/access/callers.ts';
import { atOnce } from '#core/db/reference/flow.ts';
import { type FlowItem, loadItem, loadSteps, reservedBy, toOtorisasiRow } from '#core/flow/items.ts';
import { type Transition, transitionsFrom } from '#core/flow/transitions.ts';
import { AppError, fail } from '#lib/errors.ts';
import { isOperationCode, operations as names } from '#lib/operations.ts';
import type {
  ButtonTransition,
  ButtonTransitionReply,
  ButtonTransitionRequest,
  FlowDetail,
} from '#types/proto/flow.ts';
import { maySee, mustBeAbleToRelease, releasableItem } from './checker.ts';
import type { Caller, Context } from './context.ts';
import { preview } from './posting-view.ts';
import { prepare } from './run-operation.ts';
import { type Operations, operationOf } from './submitted.ts';

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
const direct = (action: keyof typeof atOnce, code: string): ButtonTransition =>
  toButton(code)({ ...atOnce[action], dari: '', aksi: action, ke: '', pelaku: 'PEMBUAT', send_to_core: true });

/** The buttons of a screen by flow, state, override and auto-authorisation; of an item, those this caller may press. */
export async function getButtonTransition(
  context: Context,
  operations: Operations,
  input: ButtonTransitionRequest,
): Promise<ButtonTransitionReply> {
  const item = input.idFlow === '' ? null : await loadItem(context.db, input.idFlow);
  if (input.idFlow !== '' && !(item && maySee(context.caller, item))) fail('NOT_FOUND');
  const operation = operationOf(operations, item?.flow_code ?? input.flowCode);
  const buttons = await buttonsFor(context, operations, item, operation.code, item?.flow_state ?? input.flowState);
  if (item ? isOwnDraft(context, item) : input.flowState === '') {
    // A change of data is usually sent; that a second person releases it where it is made is the other way.
    if (operation.change) buttons.push(direct('OVERRIDE', operation.code));
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
  if (item && !isMaker && !mayRelease(caller, operations, item)) return [];
  return mine.map(toButton(code));
}

function mayRelease(caller: Caller, operations: Operations, item: FlowItem): boolean {
  try {
    mustBeAbleToRelease(caller, releasableItem(operations, item));
    return caller.menus.has('menunggu');
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Everything a checker needs on one screen: the item, its steps, the preview from the code that posts, and her buttons. */
export async function getByIdFlow(context: Context, operations: Operations, idFlow: string): Promise<FlowDetail> {
  const { caller, db } = context;
  const item = await loadItem(db, idFlow);
  if (!item || !maySee(caller, item)) fail('NOT_FOUND');
  const isMaker = item.user_input === caller.idUser;
  const [riwayat, buttons, facts] = await Promise.all([
    loadSteps(db, idFlow),
    buttonsFor(context, operations, item, item.flow_code, item.flow_state),
    previewOf(context, operations, item),
  ]);
  const grant = isMaker ? await liveGrant(context, item) : null;
  return {
    item: toOtorisasiRow(item),
    flowData: JSON.stringify(item.flow_data),
    alasan: [...item.alasan],
    riwayat,
    jurnal: facts?.jurnal ?? [],
    saldo: facts?.saldo ?? [],
    buttons,
    read_only: buttons.length === 0 ? 'T' : 'F',
    token_override: grant?.token ?? '',
    berlaku_sampai: grant?.sampai ?? '',
    perubahan: [...item.perubahan],
    catatan_kolom: [...(item.catatan_kolom ?? [])],
  };
}

/** What approving would post now; nothing where the item is decided or no longer passes its rules. */
async function previewOf(context: Context, operations: Operations, item: FlowItem) {
  if (!['WAITING', 'RETURNED'].includes(item.flow_state)) return null;
  const maker = await loadCaller(context.db, item.user_input);
  const operation = operationOf(operations, item.flow_code);
  const data = operation.schema.safeParse(item.flow_data);
  if (!maker || !data.success) return null;
  const prepared = await prepare({ ...context, key: '' }, operation, data.data, { maker, reserved: reservedBy(item) });
  return prepared.verdict.rejection ? null : preview(prepared);
}

async function liveGrant({ db }: Context, item: FlowItem): Promise<{ token: string; sampai: string } | null> {
  if (item.token_override === null) return null;
  const [row] = await db<{ token: string; sampai: string }[]>`
    select token, to_char(berlaku_sampai, 'YYYY-MM-DD"T"HH24:MI:SS"+07:00"') as sampai from override_grant
    where token = ${item.token_override} and dipakai_pada is null and berlaku_sampai > now()`;
  return row ?? null;
}
