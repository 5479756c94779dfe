import { z } from 'zod';
import { accountNumber, amount, msg, optionalText, text } from './common.ts';

const flowDataText = z
  .record(z.string(), z.unknown(), msg('v.bentuk'))
  .transform((value) => JSON.stringify(value))
  .pipe(z.string().max(50_000, msg('v.teks')));

export const sidebarMenuQuery = z.object({
  role_id: z
    .union([z.array(z.string().max(40)), z.string().max(400)])
    .default([])
    .transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value)),
  mode: z.literal('byrole', msg('v.kode')).default('byrole'),
});
export const validateOverrideQuery = z.object({ nomor_rekening: accountNumber });
/** What the teller's screen sends; the web server trades username and password for a token before the core is called. */
export const authenticateV2Input = z.strictObject({
  username: text(60).min(1, msg('v.wajib')),
  password: z.string(msg('v.wajib')).min(1, msg('v.wajib')).max(200, msg('v.teks')),
  login_type: optionalText(20),
  flowCode: text(40).min(1, msg('v.wajib')),
  flowData: flowDataText,
});
export const requestOverrideInput = z.strictObject({
  flowCode: text(40).min(1, msg('v.wajib')),
  flowData: flowDataText,
  transRemark: optionalText(500),
});
export const validateUserInput = z.strictObject({
  user_id: optionalText(60),
  getLimitCode: z.enum(['TUNAI', 'NON_TUNAI'], msg('v.kode')),
  nominalCekLimit: amount,
});
