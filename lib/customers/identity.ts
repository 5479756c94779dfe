import { readNpwp } from './npwp.ts';

/** A person without an account is known by these documents; an entity by its tax number. */
export const identityKinds = ['KTP', 'PASPOR', 'KITAS', 'NPWP'] as const;
export type IdentityKind = (typeof identityKinds)[number];

/** A passport or permit has letters and digits. */
const PASSPORT = /^[A-Z0-9]{5,20}$/;
const NIK = /^\d{16}$/;

/** Returns the number as the bank keeps it, a tax number in its sixteen digits; null when it is none of its kind. */
export function identityNumber(kind: IdentityKind, text: string): string | null {
  const number = text.trim().toUpperCase();
  if (kind === 'KTP') return NIK.test(number) ? number : null;
  if (kind !== 'NPWP') return PASSPORT.test(number) ? number : null;
  const read = readNpwp(number);
  return read.ok ? read.npwp.npwp16 : null;
}

/** The form asks these of a person from the amount of full identification on, in this order (domain: CIF, walk-in). */
export const personFields = [
  'alamat',
  'tempat_lahir',
  'tanggal_lahir',
  'jenis_kelamin',
  'kewarganegaraan',
  'pekerjaan',
  'sumber_dana',
  'tujuan',
] as const;
export type PersonField = (typeof personFields)[number];
/**
 * Returns the fields asked for. A person's place and day of birth are those of an entity's founding, and it has a field of business; it
 * has no sex and no citizenship.
 */
export const wantedOf = (kind: string): readonly PersonField[] =>
  kind === 'NPWP'
    ? personFields.filter((field) => field !== 'jenis_kelamin' && field !== 'kewarganegaraan')
    : personFields;
