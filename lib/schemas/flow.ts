import { z } from 'zod';
import { anySubmission, branchCode, flag, listQuery, msg, optionalText, uuid } from './common.ts';

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
