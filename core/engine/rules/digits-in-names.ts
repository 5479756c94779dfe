import { type Rule, warn } from '#core/engine/operation.ts';
import { wordsWithDigits } from '#lib/customers/person-name.ts';

/** A company's name may contain digits. */
const COMPANY = /\b(?:PT|CV|UD|PD|FA|TBK|PERSERO|TOKO|BANK|KOPERASI|YAYASAN|PERUM)\b/i;

/**
 * Warns the second person of a digit among the letters of a person's name: a slip of the keyboard, or a 1 in place of an I so that no list matches
 * the name. A digit that is a word of its own is no reason.
 */
export const digitsInNames = <D>(namesOf: (data: D) => readonly string[]): Rule<D, unknown> => ({
  name: 'digitsInNames',
  check: ({ data }) => {
    const found = namesOf(data).find((name) => !COMPANY.test(name) && wordsWithDigits(name).length > 0);
    return found === undefined ? null : warn('NAMA_BERANGKA', { nama: found });
  },
});
