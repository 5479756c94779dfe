/**
 * A NIK, the Indonesian national identity number, has 16 digits = province 2, regency 2, district 2, birth date DDMMYY (for women DD +
 * 40), serial 4 from 0001. There is no check digit, and a NIK is never changed even when the person's data differ from it, so a
 * disagreement with the birth date or sex is a warning to override and not an error of the number.
 */

import { isIsoDate } from '#lib/dates.ts';

/** Identity cards write 'L' (laki-laki) or 'P' (perempuan). */
export type Sex = 'L' | 'P';

export type Nik = {
  readonly province: string;
  readonly regency: string;
  readonly district: string;
  /** Day and month are those of the calendar; the year keeps its two digits because the number does not say the century. */
  readonly birthDay: string;
  readonly birthMonth: string;
  readonly birthYear: string;
  readonly sex: Sex;
  readonly serial: string;
};

type NikRefusal = 'not-16-digits' | 'unknown-province' | 'impossible-birth-date' | 'zero-serial';

export type NikReading = { readonly ok: true; readonly nik: Nik } | { readonly ok: false; readonly reason: NikRefusal };

/** Each pair is the first and last code of a run of provinces in use. */
const PROVINCES: readonly (readonly [string, string])[] = [
  ['11', '19'],
  ['21', '21'],
  ['31', '36'],
  ['51', '53'],
  ['61', '65'],
  ['71', '76'],
  ['81', '82'],
  ['91', '97'],
];

const NIK = /^(\d{2})(\d{2})(\d{2})(\d)(\d)(\d{2})(\d{2})(\d{4})$/;

/** Takes a NIK apart and checks what the number alone can tell; `reason` names the first thing that is wrong. */
export function readNik(text: string): NikReading {
  const match = NIK.exec(text);
  if (match === null) return { ok: false, reason: 'not-16-digits' };
  const [, province = '', regency = '', district = '', tens = '', ones = '', month = '', year = '', serial = ''] =
    match;
  if (!PROVINCES.some(([first, last]) => province >= first && province <= last)) {
    return { ok: false, reason: 'unknown-province' };
  }
  const female = tens >= '4';
  const birthDay = `${female ? Number(tens) - 4 : tens}${ones}`;
  // Any century will do to prove the day exists: 20YY has the most leap years of the candidates (2000 is one, 1900 is not).
  if (!isIsoDate(`20${year}-${month}-${birthDay}`)) return { ok: false, reason: 'impossible-birth-date' };
  if (serial === '0000') return { ok: false, reason: 'zero-serial' };
  const sex = female ? 'P' : 'L';
  return { ok: true, nik: { province, regency, district, birthDay, birthMonth: month, birthYear: year, sex, serial } };
}

/** Returns the person's data that disagree with the number: a warning each, released by an override. */
export function nikMismatches(
  nik: Nik,
  person: { readonly tanggal_lahir: string; readonly jenis_kelamin: Sex },
): ('tanggal_lahir' | 'jenis_kelamin')[] {
  const born = `${nik.birthYear}-${nik.birthMonth}-${nik.birthDay}`;
  const mismatches: ('tanggal_lahir' | 'jenis_kelamin')[] = [];
  if (person.tanggal_lahir.slice(2) !== born) mismatches.push('tanggal_lahir');
  if (person.jenis_kelamin !== nik.sex) mismatches.push('jenis_kelamin');
  return mismatches;
}
