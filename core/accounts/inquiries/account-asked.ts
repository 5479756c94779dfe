import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Context } from '#core/access/context.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';

export interface AskedAccount {
  readonly nomor_rekening: string;
  readonly pegangan: string;
  readonly nomor_nasabah: string;
  readonly kode_cabang: string;
  readonly kode_valuta: string;
}

interface Asked {
  readonly nomor_rekening: string;
  /** Identifies the account for a reader who sees its number masked. */
  readonly pegangan: string;
}

/**
 * Returns the account if the caller may see its records: staff of its branch and of head office. ACCOUNT_NOT_FOUND; OTHER_BRANCH, which is no secret,
 * since every counter sees name and branch of an account by its number.
 */
export async function accountAsked(
  { db, caller }: Context,
  { nomor_rekening, pegangan }: Asked,
): Promise<AskedAccount> {
  const [row] = await db<AskedAccount[]>`
    select a.nomor_rekening, a.pegangan, a.nomor_nasabah, a.kode_cabang, a.kode_valuta from account a
    where ${pegangan ? db`a.pegangan = ${pegangan}::uuid` : onAccount(db, caller, db`a.nomor_rekening = ${nomor_rekening}`)}`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: nomor_rekening } });
  if (caller.headOffice || caller.kodeCabang === row.kode_cabang) return row;
  const rekening = accountSeenBy(caller, row.nomor_rekening);
  return fail('OTHER_BRANCH', { params: { rekening, cabang: row.kode_cabang } });
}
