import { amountsOf } from '#core/access/amounts.ts';
import { loadCaller } from '#core/access/callers.ts';
import type { Context } from '#core/access/context.ts';
import { entryLimit } from '#core/engine/authority.ts';
import { reasonOf } from '#core/engine/evaluate-rules.ts';
import { stateFor } from '#core/engine/guards/account-guards.ts';
import { loadOperationContext } from '#core/engine/load-context.ts';
import { reject } from '#core/engine/operation.ts';
import { validateUserInput } from '#lib/control/schemas/access.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { ValidateOverrideReply, ValidateUserReply, ValidateUserRequest } from '#types/proto/control/access.ts';

/** Returns whether an amount lies within a user's own authority. Another branch's user gets the same answer as one that does not exist. */
export async function validateUser({ db, caller }: Context, input: ValidateUserRequest): Promise<ValidateUserReply> {
  const user = input.user_id === '' ? caller : await loadCaller(db, input.user_id);
  if (!user || (user.kodeCabang !== caller.kodeCabang && !caller.headOffice)) fail('NOT_FOUND');
  const group = input.getLimitCode === 'TUNAI' ? 'TUNAI' : 'NON_TUNAI';
  const limit = entryLimit(user, group, BOOK_CURRENCY);
  return {
    cukup: amountsOf(validateUserInput, input).nominalCekLimit <= limit ? 'T' : 'F',
    limit: fromMinor(limit),
    kelompok: group,
  };
}

/** Returns whether a debit of this account would need somebody's release, whatever its amount. It uses the same guard as the posting. */
export async function validateOverride({ db, caller }: Context, nomorRekening: string): Promise<ValidateOverrideReply> {
  const loaded = await loadOperationContext(db, caller, { accounts: [nomorRekening] }, '', '');
  const account = loaded.accounts.get(nomorRekening);
  const outcome = account ? stateFor(account, 'debet') : reject('ACCOUNT_NOT_FOUND', { rekening: nomorRekening });
  if (outcome?.kind === 'reject') fail(outcome.code, { params: outcome.params });
  return outcome?.kind === 'override' ? { perlu: 'T', alasan: [reasonOf(outcome)] } : { perlu: 'F', alasan: [] };
}
