/** People write these into the cells of a file; the schemas read them into the wire form that the schemas of the API take. */

import { z } from 'zod';
import { readAmount } from '#lib/amount-input.ts';
import { readDate } from '#lib/date-input.ts';
import type { ValidationKey } from '#lib/messages/validation.ts';
import { type Amount, amountMarks } from './amount-mark.ts';
import { amount, amountOrZero, isoDate, msg } from './common.ts';

const inCell = (otherwise: ValidationKey) => (text: string, context: z.RefinementCtx<string>) => {
  const reading = readAmount(text);
  if ('wire' in reading) return reading.wire;
  const key: ValidationKey = reading.refused === 'TWO_MEANINGS' ? 'v.uangDuaArti' : otherwise;
  context.addIssue({ code: 'custom', message: msg(key).error });
  return z.NEVER;
};

/** The amount is above zero, as people write it. */
export const amountCell = z.string(msg('v.uang')).transform(inCell('v.uang')).pipe(amount);
export const amountOrZeroCell = z.string(msg('v.uangNol')).transform(inCell('v.uangNol')).pipe(amountOrZero);
/** The day is as people write it. */
export const dateCell = z
  .string(msg('v.tanggal'))
  .transform((text) => readDate(text) ?? text)
  .pipe(isoDate);
/** The amount has either sign, and an empty cell is zero: brackets are the sign of accountants. */
export const signedAmountCell = z
  .string(msg('v.uangNol'))
  .transform((text, context): Amount => {
    const [, minus = '', digits = '', closing = ''] = /^\s*([-\u2212(]?)\s*(.*?)\s*(\)?)\s*$/.exec(text) ?? [];
    if (text.trim() === '') return '0';
    if ((minus === '(') !== (closing === ')')) {
      context.addIssue({ code: 'custom', message: msg('v.uangNol').error });
      return z.NEVER;
    }
    const read = amountOrZeroCell.safeParse(digits);
    if (read.success) return minus === '' || /^[0.]+$/.test(read.data) ? read.data : `-${read.data}`;
    context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? 'v.uangNol' });
    return z.NEVER;
  })
  .register(amountMarks, { signed: true });
