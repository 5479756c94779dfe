import { z } from 'zod';
import { boxKinds } from '#lib/cash/cash-checks.ts';
import { handoverStates } from '#lib/cash/handovers.ts';
import { type Amount, amountMarks } from '#lib/schemas/amount-mark.ts';
import {
  amount,
  branchCode,
  currency,
  denominations,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  uuid,
} from '#lib/schemas/common.ts';

const boxId = z.string(msg('v.wajib')).regex(/^\d{1,9}$/, msg('v.kode'));
const someDenominations = denominations.refine((rows) => rows.length > 0, msg('v.pecahan'));

/** Cash goes from vault to till: the head teller sends, and the teller confirms with a count of their own. */
export const vaultToTillData = z.strictObject({
  id_kas: boxId,
  nominal: amount,
  kode_valuta: currency,
  keterangan: optionalText(100),
  pecahan: someDenominations,
});
/** Cash goes from till to vault: the teller sends from the own till. */
export const tillToVaultData = vaultToTillData.omit({ id_kas: true });

export const vaultWithdrawalInput = submission('PENARIKAN_KHASANAH', vaultToTillData);
export const vaultDepositInput = submission('SETORAN_KHASANAH', tillToVaultData);

/** Two officers count the vault, fit and unfit notes apart. */
export const vaultCountData = z.strictObject({
  kode_valuta: currency,
  pecahan_layak: denominations,
  pecahan_tidak_layak: denominations,
  keterangan: optionalText(200),
});
export const vaultCountInput = submission('HITUNG_KHASANAH', vaultCountData);

/** A surprise count covers the maker's own till, or the vault that the maker keeps, fit and unfit notes apart. */
export const cashCheckData = vaultCountData.extend({ kas: z.enum(boxKinds, msg('v.kode')) });
export const cashCheckInput = submission('PERIKSA_KAS', cashCheckData);

/** The query lists surprise counts of a branch or of all, the latest first. */
export const cashCheckQuery = listQuery({
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  kas: z.enum(['', ...boxKinds], msg('v.kode')).default(''),
  hasil: z.enum(['', 'COCOK', 'SELISIH'], msg('v.kode')).default(''),
});

/** Two persons count the till of an absent teller, with what came back to it. */
export const closeAbsentTillData = z.strictObject({
  id_kas: boxId,
  kode_valuta: currency,
  pecahan: denominations,
  alasan: reason,
});
export const closeAbsentTillInput = submission('TUTUP_KAS_BERHALANGAN', closeAbsentTillData);

/** A till that was closed today is opened again. */
export const reopenTillData = z.strictObject({ kode_valuta: currency, alasan: reason });
export const reopenTillInput = submission('BUKA_KAS_ULANG', reopenTillData);

export const openTellerCashInput = z.strictObject({
  kode_valuta: currency,
  id_serah_terima: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  pecahan: denominations.default([]),
  dry_run: flag.default('F'),
});
/** A difference has either sign. */
const difference = z
  .string()
  .regex(/^-?\d{1,15}\.\d{2}$/)
  .transform((text): Amount => text)
  .register(amountMarks, { signed: true });
/** `selisih` is the difference that the teller saw and books; empty when there is none. */
export const closeTellerCashInput = z.strictObject({
  kode_valuta: currency,
  pecahan: denominations,
  selisih: z.union([z.literal(''), difference], msg('v.uang')).default(''),
  keterangan: optionalText(200),
  token_override: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
  dry_run: flag.default('F'),
});
export const receiveCashInput = z.strictObject({
  id_serah_terima: uuid,
  pecahan: someDenominations,
  dry_run: flag.default('F'),
});
/** One person counted cash that its receiver counted differently; an empty list is a count too. */
export const handoverCountInput = z.strictObject({
  id_serah_terima: uuid,
  pecahan: denominations,
  dry_run: flag.default('F'),
});
export const recallCashInput = z.strictObject({ id_serah_terima: uuid, dry_run: flag.default('F') });

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
export const vaultQuery = listQuery({ kode_cabang: optionalBranch });
export const handoverQuery = listQuery({
  kode_cabang: optionalBranch,
  status: z.enum(['', 'BERJALAN', ...handoverStates], msg('v.kode')).default(''),
});
export const mutationQuery = listQuery({
  id_kas: z.union([z.literal(''), boxId], msg('v.kode')).default(''),
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
});
export const proofQuery = z.object({
  id_kas: z.union([z.literal(''), boxId], msg('v.kode')).default(''),
  tanggal: optionalDate,
});
export const dailyBalanceQuery = listQuery({ kode_cabang: optionalBranch, balance_date: optionalDate });
/** The query reads the balance of each vault of a branch on a day; empty: the caller's branch, the accounting date. */
export const vaultPositionQuery = dailyBalanceQuery;
/** The query reads the denominations of a cash box on a day; without a box those of the branch's vault. */
export const denominationQuery = listQuery({
  kode_cabang: optionalBranch,
  balance_date: optionalDate,
  kode_kas: z.string().trim().max(10).default(''),
});
