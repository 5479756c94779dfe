import { type Caller, type Context, maySee } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import { acting, alone, approveLimit, reaches } from '#core/engine/authority.ts';
import { isOwnRecord } from '#core/engine/evaluate-rules.ts';
import type { Prepared } from '#core/engine/operation.ts';
import { type Operations, operationOf } from '#core/engine/submitted.ts';
import { mayApprove } from '#lib/access/rights.ts';
import type { LimitGroup } from '#lib/control/codes.ts';
import { fail, type Reason } from '#lib/errors/errors.ts';
import type { ReasonCode } from '#lib/errors/reasons.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type { Submit } from '#types/proto/common.ts';
import { type FlowItem, loadItem } from './items.ts';

/** A checker is asked to release this: its maker, its branch, its customers, its amount and its level. */
export interface Releasable {
  readonly maker: string;
  readonly kodeCabang: string;
  readonly customers: readonly string[];
  readonly group: LimitGroup;
  readonly kodeValuta: string;
  readonly nominal: bigint;
  readonly level: string;
  readonly earlier: readonly string[];
  /** The authorities used so far: an approval counts by its authority, so that lender and stand-in are one. */
  readonly authorities: readonly string[];
  readonly flowCode: string;
  /** The record a change of data is about; empty for a transaction. */
  readonly object: string;
  /** The item debits another branch's customer (`ELSEWHERE`): head office alone releases it. */
  readonly elsewhere: boolean;
}

/** Another branch's customer is debited: nobody of the maker's branch knows who signs for that account. */
export const ELSEWHERE = 'DEBET_CABANG_LAIN' satisfies ReasonCode;
export const isElsewhere = (reasons: readonly Pick<Reason, 'kode'>[]): boolean =>
  reasons.some(({ kode }) => kode === ELSEWHERE);

/** Returns true when the item is of the checker's branch, or the checker of head office, where that is asked for. */
const ofItsPlace = (person: Caller, { kodeCabang, elsewhere }: Releasable): boolean =>
  person.headOffice || (person.kodeCabang === kodeCabang && !elsewhere);

/** The group of limits an item is measured by, as it was filed. */
export const groupOfItem = (operations: Operations, item: FlowItem): Releasable['group'] =>
  item.kelompok === '' ? definitionOf(operationOf(operations, item.flow_code).code).group : item.kelompok;

/** Describes a filed item for its checker's release. */
export const releasableItem = (operations: Operations, item: FlowItem): Releasable => ({
  maker: item.user_input,
  kodeCabang: item.kode_cabang,
  customers: item.nomor_nasabah,
  group: groupOfItem(operations, item),
  kodeValuta: item.kode_valuta,
  nominal: item.nominal,
  level: item.tingkat,
  earlier: item.pemeriksa,
  authorities: item.wewenang,
  flowCode: item.flow_code,
  object: item.objek,
  elsewhere: isElsewhere(item.alasan),
});

/** A change of a user, a role, a menu or the time of this very rule: somebody with another's password would pass it alone. */
const changesAccess = (object: string): boolean =>
  /^(USER|ROLE|MENU):/.test(object) || object === 'PARAMETER:jeda_kata_sandi_jam';

/**
 * The second person must be another one, not an earlier checker, not the customer, of the same branch (head office excepted), at or above the asked
 * level, with an approving limit that covers the amount (domain: maker/checker). A reader elsewhere does not find another branch's item
 * (visibleItem); a supervisor of another branch at its counter gets APPROVER_BRANCH. The checker's roles must hold the right to approve this kind,
 * and nobody decides about their own user or a role of their own, nor together with the user who has just handed them their password. One authority
 * must do, the checker's own or one lent. Returns its owner, '' for the checker's own.
 */
export function assertMayRelease(person: Caller, item: Releasable): string {
  const checker = acting(person, item.maker, ...item.earlier, ...item.authorities, ...aboutWhom(item.object));
  if (!ofItsPlace(checker, item)) {
    if (item.elsewhere) fail('APPROVER_HEAD_OFFICE');
    fail('APPROVER_BRANCH', { params: { pemeriksa: checker.namaUser, cabang: checker.kodeCabang } });
  }
  if (checker.idUser === item.maker) fail('SELF_APPROVAL');
  if (isOwnRecord(checker, item.object)) fail('OWN_RECORD');
  if (changesAccess(item.object) && checker.passwordTies.includes(item.maker))
    fail('PASSWORD_TIE', { params: { pembuat: item.maker } });
  if ([...item.earlier, ...item.authorities].includes(checker.idUser)) fail('SECOND_APPROVAL');
  assertNotOwnCustomer(checker, item.customers);
  const own = alone(person);
  const authorities = [own, ...checker.delegations.map((lent) => inPlaceOf(own, lent))];
  const able = authorities.filter((each) => suffices(each, item));
  if (able.length === 0) fail('APPROVER_LIMIT', { params: { tingkat: item.level } });
  const found = able.find((each) => mayApprove(item.flowCode, each.menus));
  if (!found) fail('APPROVER_RIGHT', { params: { jenis: item.flowCode } });
  return found.delegations[0]?.dari ?? '';
}

/** Nobody releases what is about their own money, however it became theirs since the filing. OWN_CUSTOMER. */
export function assertNotOwnCustomer({ nomorNasabah }: Caller, customers: readonly string[]): void {
  if (nomorNasabah !== null && customers.includes(nomorNasabah)) fail('OWN_CUSTOMER');
}

/** One authority lent, whole and by itself: its borrower may approve by it alone. */
const inPlaceOf = (own: Caller, lent: Caller['delegations'][number]): Caller => ({
  ...own,
  levels: lent.levels,
  limits: lent.limits,
  menus: new Set([...own.menus, ...lent.menus]),
  delegations: [lent],
});

/**
 * A decision is about what its checker saw: the item in this version, with this content and these reasons. The number alone decides nothing.
 * VALIDATION, FLOW_CHANGED.
 */
export function assertSeenVersion(item: FlowItem, seen: Pick<Submit, 'versi' | 'sidik' | 'kode_alasan'>): void {
  if (seen.sidik === '') fail('VALIDATION', { violations: [violation('sidik', 'v.wajib')] });
  const shown = [...seen.kode_alasan].sort().join();
  const stored = item.alasan.map(({ kode }) => kode).sort();
  if (seen.versi !== item.versi || seen.sidik !== item.sidik.toString('hex') || shown !== stored.join())
    fail('FLOW_CHANGED');
}

/** Returns true when an approval still counts, because its authority is unchanged. */
export function stillStands(person: Caller | null, authority: string, item: Releasable): boolean {
  if (!person || !ofItsPlace(person, item)) return false;
  const own = alone(person);
  const lent = person.delegations.find(({ dari }) => dari === authority);
  const used = authority === person.idUser ? own : lent && inPlaceOf(own, lent);
  return used !== undefined && suffices(used, item) && mayApprove(item.flowCode, used.menus);
}

/** The user a record is about, if it is about one. */
const aboutWhom = (object: string): string[] => {
  const [kind, id = ''] = object.split(':');
  return kind === 'USER' || kind === 'DELEGASI' ? [id] : [];
};

const suffices = (person: Caller, item: Releasable): boolean =>
  reaches(person, item.level) && approveLimit(person, item.group, item.kodeValuta) >= item.nominal;

/** Returns an item that the caller may know of; anything else does not exist for the caller. NOT_FOUND. */
export async function visibleItem({ db, caller }: Context, idFlow: string): Promise<FlowItem> {
  const item = await loadItem(db, idFlow);
  return item && maySee(caller, item) ? item : fail('NOT_FOUND');
}

/**
 * Returns the number of different checkers that this amount of this operation needs, by the bank's table of levels, or its content. LEVELS_MISSING:
 * the table says nothing.
 */
export function approvalsFor({ operation, op }: Prepared): number {
  const { nominal, kode_valuta } = operation.subject(op);
  const measured = op.ref.inLimits(nominal, kode_valuta);
  const level = op.ref.levels.find(
    (each) => ['*', operation.code].includes(each.flow_code) && each.dari_nominal <= measured,
  );
  const needed = level?.persetujuan ?? fail('LEVELS_MISSING', { params: { jenis: operation.code } });
  return Math.max(needed, operation.change?.approvals?.(op) ?? 1);
}
