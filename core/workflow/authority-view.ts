import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { entryLimit } from '#core/engine/authority.ts';
import { loadFacts } from '#core/engine/facts.ts';
import { reasonOf } from '#core/engine/judge.ts';
import type { OpContext } from '#core/engine/operation.ts';
import { reference } from '#core/engine/reference.ts';
import { accountAccepts, accountExists } from '#core/engine/rules/account-rules.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor, toMinor } from '#lib/money.ts';
import type { ValidateOverrideReply, ValidateUserReply, ValidateUserRequest } from '#types/proto/access.ts';

/** Does an amount lie within a user's own authority? Another branch's user is answered like one that does not exist. */
export async function validateUser({ db, caller }: Context, input: ValidateUserRequest): Promise<ValidateUserReply> {
  const user = input.user_id === '' ? caller : await loadCaller(db, input.user_id);
  if (!user || (user.kodeCabang !== caller.kodeCabang && !caller.headOffice)) fail('NOT_FOUND');
  const group = input.getLimitCode === 'TUNAI' ? 'TUNAI' : 'NON_TUNAI';
  const limit = entryLimit(user, group, BOOK_CURRENCY);
  return { cukup: toMinor(input.nominalCekLimit) <= limit ? 'T' : 'F', limit: fromMinor(limit), kelompok: group };
}

/** Would a debit of this account need somebody's release, whatever its amount? The same rules as the posting's. */
export async function validateOverride({ db, caller }: Context, nomorRekening: string): Promise<ValidateOverrideReply> {
  const [facts, ref] = await Promise.all([loadFacts(db, caller, { accounts: [nomorRekening] }, '', ''), reference(db)]);
  const context: OpContext<null> = { data: null, extra: null, facts, caller, ref, reserved: new Map(), date: '' };
  const pick = () => nomorRekening;
  for (const rule of [accountExists(pick), accountAccepts('debet', pick)]) {
    const outcome = rule.check(context);
    if (outcome?.kind === 'reject') fail(outcome.code, { params: outcome.params });
    if (outcome?.kind === 'override') {
      return { perlu: 'T', alasan: [reasonOf(outcome)] };
    }
  }
  return { perlu: 'F', alasan: [] };
}
