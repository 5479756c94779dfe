/**
 * Returns a telephone number as it is searched and compared: its country and only digits. A number that begins with 0 is Indonesian.
 * "0812-3456 7890" and "+62 812 3456 7890" are both "6281234567890".
 */
export function normalisePhone(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.startsWith('0') ? `62${digits.slice(1)}` : digits;
}

/** Returns true for eight to fifteen digits, with the marks people write between them. */
export const isPhone = (text: string): boolean =>
  /^\+?[\d\s().-]+$/.test(text) && /^\d{8,15}$/.test(text.replace(/\D/g, ''));
