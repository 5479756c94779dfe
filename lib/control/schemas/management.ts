import { z } from 'zod';
import { limitGroups } from '#lib/control/codes.ts';
import {
  amount,
  amountOrZero,
  bookCurrency,
  branchCode,
  demands,
  flag,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';

/** A user signs in by this name, as the identity provider takes it. */
export const userId = z.string(msg('v.wajib')).regex(/^[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]$/, msg('v.namaMasuk'));
export const roleId = z.string(msg('v.kode')).regex(/^[A-Z0-9_]{2,30}$/, msg('v.kode'));

/** A user may key in and approve so much per transaction; zero is a limit too. */
export const authorityLimit = z.strictObject({
  kelompok: z.enum(limitGroups, msg('v.kode')),
  kode_valuta: bookCurrency,
  entri: amountOrZero,
  setuju: amountOrZero,
});
/** There is at most one limit for each group and currency. */
export const authorityLimits = z
  .array(authorityLimit, msg('v.bentuk'))
  .max(20, msg('v.bentuk'))
  .refine((rows) => new Set(rows.map((row) => `${row.kelompok}:${row.kode_valuta}`)).size === rows.length, {
    ...msg('v.ganda'),
  })
  .default([]);

const person = {
  id_user: userId,
  nama_user: text(80).min(3, msg('v.wajib')),
  email: z
    .string(msg('v.wajib'))
    .trim()
    .max(120, msg('v.teks'))
    .pipe(z.email(msg('v.surel'))),
  kode_cabang: branchCode,
  role_id: z
    .array(roleId, msg('v.kode'))
    .min(1, msg('v.wajib'))
    .max(9, msg('v.bentuk'))
    .refine((ids) => new Set(ids).size === ids.length, msg('v.ganda')),
  nomor_nasabah: optionalText(20),
  limit: authorityLimits,
};
const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk'));

export const createUserData = z.strictObject(person);
export const editUserData = z.strictObject({
  ...person,
  aktif: flag,
  versi: version,
  reset_masuk: flag.default('F'),
  reset_sandi: flag.default('F'),
  lepas_identitas: flag.default('F'),
  alasan: reason,
});
export const deleteUserData = z.strictObject({ id_user: userId, versi: version, alasan: reason });
export const editCounterData = z
  .strictObject({
    id_user: userId,
    loket: z
      .string(msg('v.kode'))
      .regex(/^[A-Z0-9]{0,6}$/, msg('v.loket'))
      .default(''),
    kode_kas: z
      .string(msg('v.kode'))
      .regex(/^(?:[A-Z0-9]{3,10})?$/, msg('v.kodeKas'))
      .default(''),
    batas: z.union([z.literal(''), amount], msg('v.uang')).default(''),
    versi: version,
    alasan: reason,
  })
  .refine((data) => data.kode_kas === '' || data.batas !== '', demands('batas', 'v.uang'));

export const createUserInput = submission('BUAT_PENGGUNA', createUserData);
export const editUserInput = submission('UBAH_PENGGUNA', editUserData);
export const deleteUserInput = submission('HAPUS_PENGGUNA', deleteUserData);
export const editCounterInput = submission('UBAH_LOKET', editCounterData);
export const oneTimePasswordInput = z.strictObject({ id_user: userId });

const optionalBranch = z.union([z.literal(''), branchCode], msg('v.kode')).default('');
export const usersQuery = listQuery({
  role_id: z.union([z.literal(''), roleId], msg('v.kode')).default(''),
  kode_cabang: optionalBranch,
  aktif: z.enum(['', 'T', 'F', 'D'], msg('v.bendera')).default(''),
  bantuan: flag.default('F'),
});
/** Names older than this screen may be of another form, so a question takes any short text. */
export const userDetailQuery = z.object({ id_user: text(60).min(1, msg('v.wajib')) });
export const userTillsQuery = userDetailQuery;
