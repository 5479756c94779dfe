import { z } from 'zod';
import { flowKinds } from '#lib/control/codes.ts';
import {
  amountOrZero,
  anySubmission,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  seen,
  submission,
  text,
  uuid,
} from '#lib/schemas/common.ts';

export const buttonTransitionInput = z.strictObject({
  flowCode: optionalText(40),
  flowState: optionalText(40),
  is_override: flag.default('F'),
  is_auto_auth: flag.default('F'),
  idFlow: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
});
export const keyStatusInput = z.strictObject({ kunci: uuid });
export const byIdFlowInput = z.strictObject({ id_flow: uuid });
export const processInput = anySubmission;
const optionalDate = z.union([z.literal(''), isoDate], msg('v.tanggal')).default('');
const optionalAmount = z.union([z.literal(''), amountOrZero], msg('v.uang')).default('');
export const otorisasiQuery = listQuery({
  flowCode: optionalText(40),
  flow_state: optionalText(40),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
  jenis: z.enum(['', ...flowKinds], msg('v.kode')).default(''),
  tingkat: optionalText(40),
  user_input: optionalText(60),
  nominal_dari: optionalAmount,
  nominal_sampai: optionalAmount,
  tanggal_awal: optionalDate,
  tanggal_akhir: optionalDate,
});

/** One decision covers up to 25 waiting items. */
export const batchInput = z.strictObject({
  actionType: z.enum(['APPROVE', 'REJECT'], msg('v.kode')),
  item: z
    .array(z.strictObject({ id_flow: uuid, ...seen }), msg('v.bentuk'))
    .min(1, msg('v.wajib'))
    .max(25, msg('v.bentuk'))
    .refine((items) => new Set(items.map(({ id_flow }) => id_flow)).size === items.length, msg('v.bentuk')),
  transRemark: optionalText(500),
});

/** A user delegates authority to approve from one branch day to another, both included. */
export const delegationData = z.strictObject({
  ke: text(60).min(1, msg('v.wajib')),
  mulai: isoDate,
  sampai: isoDate,
  alasan: reason,
});
export const delegationInput = submission('DELEGASI', delegationData);
export const delegationQuery = listQuery({
  status: z.enum(['', 'AKTIF', 'AKAN_DATANG', 'BERAKHIR', 'DICABUT'], msg('v.kode')).default(''),
});
export const delegateQuery = listQuery({});
export const endDelegationInput = z.strictObject({ id_delegasi: uuid });
