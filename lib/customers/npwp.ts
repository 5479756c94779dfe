/**
 * An NPWP, the tax number, has two forms: the old 15 digits XX.XXX.XXX.C-KKK.BBB and the 16 digits in use since PMK 112/2022 (residents
 * use their NIK; entities and non-residents put a 0 before the old number). The bank stores both.
 */

import { readNik } from './nik.ts';

type Npwp = {
  /** It is null when the number is a NIK and no old number was given. */
  readonly npwp15: string | null;
  readonly npwp16: string;
};

type NpwpRefusal = 'wrong-length' | 'wrong-check-digit' | 'invalid-nik';

export type NpwpReading =
  | { readonly ok: true; readonly npwp: Npwp }
  | { readonly ok: false; readonly reason: NpwpRefusal };

/**
 * Returns the check digit over the first eight digits: weights 1,2,1,2.., digits of the products summed, what is missing to the next ten.
 * 12345678 sums to 38, so its check digit is 2. Throws RangeError unless given eight digits.
 */
export function npwpCheckDigit(firstEight: string): string {
  if (!/^[0-9]{8}$/.test(firstEight)) throw new RangeError('NPWP check digit needs eight digits');
  let total = 0;
  for (const [index, digit] of [...firstEight].entries()) {
    const product = Number(digit) * (index % 2 === 0 ? 1 : 2);
    total += product > 9 ? product - 9 : product;
  }
  return ((10 - (total % 10)) % 10).toString();
}

/** Reads either form, with or without its dots, dash and spaces. */
export function readNpwp(text: string): NpwpReading {
  const digits = text.replace(/[.\-\s]/g, '');
  if (!/^[0-9]{15,16}$/.test(digits)) return { ok: false, reason: 'wrong-length' };
  if (digits.length === 16 && !digits.startsWith('0')) {
    return readNik(digits).ok
      ? { ok: true, npwp: { npwp15: null, npwp16: digits } }
      : { ok: false, reason: 'invalid-nik' };
  }
  const npwp15 = digits.slice(-15);
  if (npwpCheckDigit(npwp15.slice(0, 8)) !== npwp15[8]) return { ok: false, reason: 'wrong-check-digit' };
  return { ok: true, npwp: { npwp15, npwp16: `0${npwp15}` } };
}

/** Shows 15 digits as XX.XXX.XXX.C-KKK.BBB and leaves any other text as it is (the new form has no separators). */
export function formatNpwp(digits: string): string {
  return digits.replace(/^(\d{2})(\d{3})(\d{3})(\d)(\d{3})(\d{3})$/, '$1.$2.$3.$4-$5.$6');
}
