import type { MenuId } from '#lib/access/access.ts';
import { isAccountNumber } from '#lib/account-number.ts';
import { isIsoDate } from '#lib/dates.ts';

/** A typed number is of one of these kinds, by its shape. */
export type NumberKind = 'REFERENSI' | 'REKENING' | 'NIK' | 'TELEPON' | 'CIF' | 'WARKAT';

/** These are a person's own numbers: they are looked up at once and stand in no address, so that no browser keeps them. */
export const personal: ReadonlySet<NumberKind> = new Set(['NIK', 'TELEPON', 'CIF']);

const REFERENCE = /^\d{3}(\d{2})(\d{2})(\d{2})\d{9}$/;

/** Tells what a typed number is; null for a text, and for a code of four digits, which names a screen. */
export function kindOfNumber(text: string): NumberKind | null {
  const typed = text.trim();
  if (!/^\+?[\d\s().-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  const [, year, month, day] = REFERENCE.exec(digits) ?? [];
  if (year && isIsoDate(`20${year}-${month}-${day}`)) return 'REFERENSI';
  if (digits.length === 12 && isAccountNumber(digits)) return 'REKENING';
  if (digits.length === 16) return 'NIK';
  if (/^(?:08|628)\d{7,11}$/.test(digits)) return 'TELEPON';
  if (digits.length === 10) return 'CIF';
  return digits.length >= 6 && digits.length <= 8 ? 'WARKAT' : null;
}

/** The day of a posting, which its number tells. */
export function dayOfReference(digits: string): string {
  const [, year, month, day] = REFERENCE.exec(digits) ?? [];
  return `20${year}-${month}-${day}`;
}

/** A found account may be gone on with in these screens; each takes the number from its address under this name. */
export const accountActions: readonly (readonly [menu: MenuId, field: string])[] = [
  ['setor-tunai', 'nomor_rekening'],
  ['tarik-tunai', 'nomor_rekening'],
  ['pemindahbukuan', 'nomor_rekening_debet'],
  ['cetak-statement', 'nomor_rekening'],
  ['tahan-dana', 'nomor_rekening'],
  ['blokir-rekening', 'nomor_rekening'],
];
