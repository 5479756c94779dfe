import { daysInMonth } from '#lib/dates.ts';

const two = (part: string, most: number) => {
  if (part.length < 2) return part;
  if (part === '00') return '01';
  return Number(part) > most ? String(most) : part; // not an amount: day or month
};

/**
 * The DD-MM-YYYY mask: keeps digits, puts the dashes, caps the day at 31 and the month at 12 (00 becomes 01), and brings
 * the day back to the last one of its month once the year is complete.
 */
export function maskDate(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 8);
  let day = two(digits.slice(0, 2), 31);
  const month = two(digits.slice(2, 4), 12);
  const year = digits.slice(4);
  if (year.length === 4 && +year >= 1) day = two(day, daysInMonth(+year, +month));
  return [day, month, year].filter((part) => part !== '').join('-');
}

/** The date inside its bounds: a value outside is replaced by the bound. Dates are YYYY-MM-DD, so text order is time order. */
export function clampDate(iso: string, min = '', max = ''): string {
  if (min !== '' && iso < min) return min;
  return max !== '' && iso > max ? max : iso;
}

/** The HH:MM mask of a clock: hours up to 23, minutes up to 59. */
export function maskTime(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4);
  const cap = (part: string, most: number) => (part.length === 2 && +part > most ? String(most) : part);
  return [cap(digits.slice(0, 2), 23), cap(digits.slice(2), 59)].filter((part) => part !== '').join(':');
}

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
