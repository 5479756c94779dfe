import { fail } from '#lib/errors.ts';
import { roleTitle } from '#lib/role-titles.ts';
import { approveLimit, reaches } from './authority.ts';
import type { Caller } from './context.ts';
import type { Prepared } from './operation.ts';

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
}

/**
 * The second person must be another one, not an earlier checker, not the customer herself, of the same branch (head office
 * excepted), at or above the asked level, with an approving limit that covers the amount (domain: maker/checker). Another
 * branch's item is answered like one that does not exist.
 */
export function mustBeAbleToRelease(checker: Caller, item: Releasable): void {
  if (checker.kodeCabang !== item.kodeCabang && !checker.headOffice) fail('NOT_FOUND');
  if (checker.idUser === item.maker) fail('SELF_APPROVAL');
  if (item.earlier.includes(checker.idUser)) fail('SECOND_APPROVAL');
  if (checker.nomorNasabah !== null && item.customers.includes(checker.nomorNasabah)) fail('OWN_CUSTOMER');
  if (!reaches(checker, item.level) || approveLimit(checker, item.group, item.kodeValuta) < item.nominal) {
    fail('APPROVER_LIMIT', { params: { tingkat: roleTitle(item.level) } });
  }
}

/** An item that somebody may know of: her own, or one of her branch (head office: of any) that is more than a draft. */
export function maySee(
  caller: Caller,
  item: { readonly user_input: string; readonly kode_cabang: string; readonly flow_state: string },
): boolean {
  if (item.user_input === caller.idUser) return true;
  return item.flow_state !== 'DRAFT' && (item.kode_cabang === caller.kodeCabang || caller.headOffice);
}

/** How many different checkers this amount of this operation needs, by the bank's table of levels. */
export function approvalsFor({ operation, op }: Prepared): number {
  const { nominal } = operation.subject(op);
  const level = op.ref.levels.find(
    (each) => ['*', operation.code].includes(each.flow_code) && each.dari_nominal <= nominal,
  );
  return level?.persetujuan ?? 1;
}
