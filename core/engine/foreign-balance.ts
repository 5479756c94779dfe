import type { Context } from '#core/access/context.ts';
import { requireReadQuota, spendReadQuota } from '#core/access/read-quota.ts';
import { writeAudit } from '#core/access/write-audit.ts';
import { accountOn } from '#core/ledger/legs.ts';
import { changesOnly, type Prepared } from './operation.ts';

/** Accounts of another branch that an operation would take money from; head office sees every balance anyway. */
function foreignDebits({ operation, op, legs }: Prepared): string[] {
  const { caller, loaded } = op;
  if (caller.headOffice || changesOnly(operation)) return [];
  const named = new Set(operation.needs(op.data, caller, op.extra).accounts ?? []);
  const foreign = [...named].filter((number) => {
    const account = loaded.accounts.get(number);
    return account !== undefined && account.kode_cabang !== caller.kodeCabang;
  });
  if (foreign.length === 0) return [];
  return foreign.filter((number) => legs.some((leg) => accountOn(leg) === number && leg.jumlah > 0n));
}

/**
 * A refusal for want of funds reveals an account's balance, so it counts as an inquiry. For another branch's account the inquiry is written to the
 * trail and counted for user and account; beyond a handful the rules refuse to judge that account, whatever the amount, so that nobody finds a
 * balance by trying. LOOKED_ENOUGH.
 */
export async function guardForeignBalance(context: Context, prepared: Prepared): Promise<void> {
  const accounts = foreignDebits(prepared);
  if (accounts.length === 0) return;
  const { rejection, reasons } = prepared.verdict;
  const disclosesBalance =
    rejection?.code === 'INSUFFICIENT' || reasons.some(({ kode }) => kode === 'DI_BAWAH_MINIMUM');
  for (const object of accounts) {
    if (!disclosesBalance) await requireReadQuota(context, 'TANYA_SALDO', object);
    else {
      await writeAudit(context, { aksi: 'TANYA_SALDO', objek: object, rincian: { operasi: prepared.operation.code } });
      await spendReadQuota(context, 'TANYA_SALDO', { object });
    }
  }
}
