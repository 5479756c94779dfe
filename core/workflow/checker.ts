import { type Caller, type Context, maySee } from '#core/access/context.ts';
import { acting, alone, approveLimit, reaches } from '#core/engine/authority.ts';
import { isOwnRecord } from '#core/engine/judge.ts';
import type { Prepared } from '#core/engine/operation.ts';
import { type Operations, operationOf } from '#core/engine/submitted.ts';
import { mayApprove } from '#lib/access/rights.ts';
import { roleTitle } from '#lib/access/role-titles.ts';
import { fail } from '#lib/errors/errors.ts';
import { operationName } from '#lib/operations/operations.ts';
import { type FlowItem, loadItem } from './items.ts';

/** What somebody is asked to release: by whom it was made, where, for whose customers, how much and at which level. */
export interface Releasable {
  readonly maker: string;
  readonly kodeCabang: string;
  readonly customers: readonly string[];
  readonly group: 'TUNAI' | 'NON_TUNAI';
  readonly kodeValuta: string;
  readonly nominal: bigint;
  readonly level: string;
  readonly earlier: readonly string[];
  readonly flowCode: string;
  /** The record a change of data is about; empty for a transaction. */
  readonly object: string;
}

/** What a filed item asks its checker to release. */
export const releasableItem = (operations: Operations, item: FlowItem): Releasable => ({
  maker: item.user_input,
  kodeCabang: item.kode_cabang,
  customers: item.nomor_nasabah,
  group: operationOf(operations, item.flow_code).group,
  kodeValuta: item.kode_valuta,
  nominal: item.nominal,
  level: item.tingkat,
  earlier: item.pemeriksa,
  flowCode: item.flow_code,
  object: item.objek,
});

/**
 * The second person must be another one, not an earlier checker, not the customer herself, of the same branch (head office
 * excepted), at or above the asked level, with an approving limit that covers the amount (domain: maker/checker). Another
 * branch's item is answered like one that does not exist. Her roles must hold the right to approve this kind, and nobody
 * decides about herself or a role of her own. Answers in whose place she decides when her own authority would not do, else ''.
 */
export function mustBeAbleToRelease(person: Caller, item: Releasable): string {
  const checker = acting(person, item.maker, ...item.earlier, ...aboutWhom(item.object));
  if (checker.kodeCabang !== item.kodeCabang && !checker.headOffice) fail('NOT_FOUND');
  if (checker.idUser === item.maker) fail('SELF_APPROVAL');
  if (isOwnRecord(checker, item.object)) fail('OWN_RECORD');
  if (item.earlier.includes(checker.idUser)) fail('SECOND_APPROVAL');
  if (checker.nomorNasabah !== null && item.customers.includes(checker.nomorNasabah)) fail('OWN_CUSTOMER');
  if (!suffices(checker, item)) {
    fail('APPROVER_LIMIT', { params: { tingkat: roleTitle(item.level) } });
  }
  if (!mayApprove(item.flowCode, checker.menus))
    fail('APPROVER_RIGHT', { params: { jenis: operationName(item.flowCode) } });
  const own = alone(person);
  if (suffices(own, item) && mayApprove(item.flowCode, own.menus)) return '';
  const lenders = checker.delegations;
  return (
    (lenders.find((lent) => suffices({ ...own, levels: lent.levels, limits: lent.limits }, item)) ?? lenders[0])
      ?.dari ?? ''
  );
}

/** The user a record is about, if it is about one. */
const aboutWhom = (object: string): string[] => {
  const [kind, id = ''] = object.split(':');
  return kind === 'USER' || kind === 'DELEGASI' ? [id] : [];
};

const suffices = (person: Caller, item: Releasable): boolean =>
  reaches(person, item.level) && approveLimit(person, item.group, item.kodeValuta) >= item.nominal;

/** An item that the caller may know of; anything else does not exist for her. NOT_FOUND. */
export async function visibleItem({ db, caller }: Context, idFlow: string): Promise<FlowItem> {
  const item = await loadItem(db, idFlow);
  return item && maySee(caller, item) ? item : fail('NOT_FOUND');
}

/** How many different checkers this amount of this operation needs, by the bank's table of levels. */
export function approvalsFor({ operation, op }: Prepared): number {
  const { nominal } = operation.subject(op);
  const level = op.ref.levels.find(
    (each) => ['*', operation.code].includes(each.flow_code) && each.dari_nominal <= nominal,
  );
  return level?.persetujuan ?? 1;
}
