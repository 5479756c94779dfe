/**
 * An account number has 12 digits BBB PP NNNNNN C = branch of opening, product, serial, check digit.
 * The check digit is ISO 7064 MOD 11,10, which catches every single-digit error. A moved account keeps its number, so the first three
 * digits say where it was opened, not where it is kept now.
 */

import { plainText } from './plain-text.ts';

/** The length of an account number. */
export const ACCOUNT_DIGITS = 12;

/** Returns the ISO 7064 MOD 11,10 check digit of a string of decimal digits. Throws RangeError for anything else. */
export function checkDigit(digits: string): string {
  if (!/^[0-9]+$/.test(digits)) throw new RangeError('check digit needs decimal digits');
  let product = 10;
  for (const digit of digits) {
    const total = (product + Number(digit)) % 10;
    product = ((total === 0 ? 10 : total) * 2) % 11;
  }
  return ((11 - product) % 10).toString();
}

/**
 * Builds a number from branch ('001'), product ('11') and serial (1..999999). Serials are never reused; the caller takes
 * the next one of the branch and product. Throws RangeError when a part does not fit.
 */
export function makeAccountNumber(branch: string, product: string, serial: number): string {
  if (!/^[0-9]{3}$/.test(branch)) throw new RangeError('branch must be three digits');
  if (!/^[0-9]{2}$/.test(product)) throw new RangeError('product must be two digits');
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999) throw new RangeError('serial must be 1 to 999999');
  const body = `${branch}${product}${serial.toString().padStart(6, '0')}`;
  return `${body}${checkDigit(body)}`;
}

/** Returns true for twelve digits whose last is the right check digit. It does not prove that the account exists. */
export function isAccountNumber(text: string): boolean {
  return /^[0-9]{12}$/.test(text) && checkDigit(text.slice(0, 11)) === text.slice(11);
}

/**
 * Returns a number of digits as people and spreadsheets write it, without groups and unseen characters: `001-12-000001-0` is 001120000010. A
 * text that holds anything but digits and separators comes back as a person sees it, so that it is refused and no digit is lost.
 */
export function joinedDigits(text: string): string {
  const seen = plainText(text);
  return /^[\d\s.,/\u2010-\u2015\u2212-]*$/.test(seen) ? seen.replace(/\D/g, '') : seen;
}
