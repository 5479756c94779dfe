import { z } from 'zod';
import { approvalLadder, besideLadder } from '#lib/access/role-names.ts';
import { menuKinds } from '#lib/control/codes.ts';
import {
  amount,
  branchCode,
  flag,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
} from '#lib/schemas/common.ts';
import { authorityLimits, roleId } from './management.ts';

const version = z.int(msg('v.bentuk')).min(0, msg('v.bentuk'));
const menuId = z.string(msg('v.kode')).regex(/^[a-z0-9][a-z0-9-]{1,39}$/, msg('v.kode'));
const level = z.enum(['', ...approvalLadder, ...besideLadder], msg('v.kode'));

export const saveRoleData = z.strictObject({
  aksi: z.enum(['BUAT', 'UBAH', 'HAPUS'], msg('v.kode')),
  role_id: roleId,
  nama: text(60).min(1, msg('v.wajib')),
  keterangan: optionalText(200),
  tingkat: level.default(''),
  kantor_pusat: flag.default('F'),
  menu_id: z
    .array(menuId, msg('v.kode'))
    .max(500, msg('v.bentuk'))
    .refine((ids) => new Set(ids).size === ids.length, msg('v.ganda'))
    .transform((ids) => [...ids].sort())
    .default([]),
  limit: authorityLimits,
  versi: version.default(0),
  alasan: reason,
});

export const saveMenuData = z.strictObject({
  aksi: z.enum(['BUAT', 'UBAH'], msg('v.kode')),
  menu_id: menuId,
  parent: z.union([z.literal(''), menuId], msg('v.kode')).default(''),
  title: text(60).min(1, msg('v.wajib')),
  icon: z
    .string(msg('v.kode'))
    .regex(/^[a-z0-9-]{0,40}$/, msg('v.kode'))
    .default(''),
  route: z
    .string(msg('v.kode'))
    .regex(/^(?:\/[a-z0-9/-]{0,99})?$/, msg('v.kode'))
    .default(''),
  trans_code: z
    .string(msg('v.kode'))
    .regex(/^(?:\d{4})?$/, msg('v.kode'))
    .default(''),
  // A form's number field holds the typed text.
  urut: z.coerce.number(msg('v.bentuk')).int(msg('v.bentuk')).min(0, msg('v.bentuk')).max(99_999, msg('v.bentuk')),
  aktif: flag.default('T'),
  versi: version.default(0),
  alasan: reason,
});

export const saveRoleInput = submission('SIMPAN_PERAN', saveRoleData);
export const saveMenuInput = submission('SIMPAN_MENU', saveMenuData);

export const roleQuery = listQuery({
  menu_id: z.union([z.literal(''), menuId], msg('v.kode')).default(''),
  tingkat: z.union([level, z.literal('-')], msg('v.kode')).default(''),
});
export const roleListQuery = listQuery({});
export const roleDetailQuery = z.object({ role_id: z.union([z.literal(''), roleId], msg('v.kode')).default('') });
export const menuQuery = listQuery({
  jenis: z.enum(['', ...menuKinds], msg('v.kode')).default(''),
  parent: z.union([z.literal(''), menuId], msg('v.kode')).default(''),
  aktif: z.union([z.literal(''), flag], msg('v.bendera')).default(''),
});
export const lensQuery = z.object({
  id_user: text(60).min(1, msg('v.wajib')),
  flowCode: text(40).min(1, msg('v.wajib')),
  nominal: z.union([z.literal(''), amount], msg('v.uang')).default(''),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});
