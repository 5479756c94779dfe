import { z } from 'zod';
import { densities, limitGroups, papers, themes } from '#lib/control/codes.ts';
import type { ValidationKey } from '#lib/messages/validation.ts';
import { accountNumber, amount, listQuery, msg, optionalText, text } from '#lib/schemas/common.ts';

const flowDataText = z
  .record(z.string(), z.unknown(), msg('v.bentuk'))
  .transform((value) => JSON.stringify(value))
  .pipe(z.string().max(50_000, msg('v.teks')));

/** Commas separate roles, as a query string carries a list. */
const roleIds = z
  .union([z.array(z.string().max(40)), z.string().max(400)])
  .default([])
  .transform((value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value));

export const sidebarMenuQuery = z.object({
  role_id: roleIds,
  mode: z.literal('byrole', msg('v.kode')).default('byrole'),
});
export const popupMenuQuery = z.object({
  url: z.string(msg('v.wajib')).regex(/^\/[a-z0-9/-]{0,99}$/, msg('v.kode')),
  role_id: roleIds,
});
export const validateOverrideQuery = z.object({ nomor_rekening: accountNumber });
/**
 * The teller's screen sends this; the web server trades username and password for a token before the core is called. With login_type
 * FINGERPRINT a reader's assertion is in the password's place; an empty one means a finger that the reader did not know.
 */
export const authenticateV2Input = z
  .strictObject({
    username: text(60).min(1, msg('v.wajib')),
    password: z.string(msg('v.wajib')).max(200, msg('v.teks')).default(''),
    assertion: z.string(msg('v.teks')).max(2_000, msg('v.teks')).default(''),
    login_type: optionalText(20),
    flowCode: text(40).min(1, msg('v.wajib')),
    flowData: flowDataText,
  })
  .superRefine(({ login_type, password, assertion }, context) => {
    const finger = login_type === 'FINGERPRINT';
    const refuse = (field: string, message: ValidationKey) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!finger && password === '') refuse('password', 'v.wajib');
    if (finger && password !== '') refuse('password', 'v.asing');
    if (!finger && assertion !== '') refuse('assertion', 'v.asing');
  });
export const fingerprintChallengeInput = z.strictObject({
  username: text(60).min(1, msg('v.wajib')),
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
  getLimitCode: z.enum(limitGroups, msg('v.kode')),
  nominalCekLimit: amount,
});
export const sessionQuery = listQuery({});
export const lockInput = z.strictObject({});
/** The user sends the own password; the web server trades it for a token before the core is called. */
export const unlockInput = z.strictObject({
  password: z.string(msg('v.wajib')).min(1, msg('v.wajib')).max(200, msg('v.teks')),
});
export const endSessionInput = z.strictObject({
  id_sesi: z
    .string(msg('v.kode'))
    .regex(/^\d{0,18}$/, msg('v.kode'))
    .default(''),
});
/** Empty means not chosen. */
export const settingsInput = z.strictObject({
  bahasa: z.enum(['', 'id', 'en'], msg('v.kode')).default(''),
  tema: z.enum(['', ...themes], msg('v.kode')).default(''),
  kerapatan: z.enum(['', ...densities], msg('v.kode')).default(''),
  printer: optionalText(60),
  kertas: z.enum(['', ...papers], msg('v.kode')).default(''),
  tur: z.enum(['', 'T'], msg('v.kode')).default(''),
});
