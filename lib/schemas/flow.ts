import { z } from 'zod';
import {
  anySubmission,
  branchCode,
  flag,
  isoDate,
  listQuery,
  msg,
  optionalText,
  reason,
  submission,
  text,
  uuid,
} from './common.ts';

export const buttonTransitionInput = z.strictObject({
  flowCode: optionalText(40),
  flowState: optionalText(40),
  is_override: flag.default('F'),
  is_auto_auth: flag.default('F'),
  idFlow: z.union([z.literal(''), uuid], msg('v.kode')).default(''),
});
export const byIdFlowInput = z.strictObject({ id_flow: uuid });
export const processInput = anySubmission;
export const otorisasiQuery = listQuery({
  flowCode: optionalText(40),
  flow_state: optionalText(40),
  kode_cabang: z.union([z.literal(''), branchCode], msg('v.kode')).default(''),
});

/** Authority to approve, lent from one branch day to another, both included. */
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
