import { foreignLetters } from '#lib/customers/person-name.ts';
import { plainText } from '#lib/plain-text.ts';
import { msg, text } from '#lib/schemas/common.ts';

/** Returns the schema of a person's or company's name: unseen characters are taken out, and letters that only look Latin are refused. */
export const nameText = (max: number) =>
  text(max)
    .overwrite(plainText)
    .refine((name) => foreignLetters(name).length === 0, msg('v.namaAksara'));
export const requiredName = (max: number) => nameText(max).min(1, msg('v.wajib'));
export const optionalName = (max: number) => nameText(max).default('');
