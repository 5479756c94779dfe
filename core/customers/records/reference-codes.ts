import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { fail, type Violation } from '#lib/errors/errors.ts';

/** A code in a form, with its list and its field. */
export interface Named {
  readonly field: string;
  readonly kelompok: string;
  readonly kode: string;
}

export interface ReferenceCode {
  readonly kelompok: string;
  readonly kode: string;
  readonly uraian: string;
  readonly bobot: number;
  readonly nilai: string;
  /** It may be chosen today; an ended choice stays where it was chosen before. */
  readonly ditawarkan: boolean;
}

/** Choices by list and code, as of a day. */
export type ReferenceCodes = ReadonlyMap<string, ReferenceCode>;

const keyOf = (kelompok: string, kode: string): string => `${kelompok} ${kode}`;

/** Returns the name of a choice, or its code where the bank no longer knows it. */
export const nameOf = (codes: ReferenceCodes, kelompok: string, kode: string): string =>
  kode === '' ? '' : (codes.get(keyOf(kelompok, kode))?.uraian ?? kode);
export const codeOf = (codes: ReferenceCodes, kelompok: string, kode: string): ReferenceCode | undefined =>
  codes.get(keyOf(kelompok, kode));

/** These lists are read whole, because a rating reads each of their rows. */
const WHOLE = ['INDIKATOR_RESIKO', 'TINGKAT_RESIKO'];

/** Reads the named choices as of a day, the last row of each that has begun; and the rows a rating is made by. */
export async function loadCodes(db: Db, named: readonly Named[], day: string): Promise<ReferenceCodes> {
  const asked = named.filter(({ kode }) => kode !== '');
  const rows = await db<ReferenceCode[]>`
    select distinct on (p.kelompok, p.kode) p.kelompok, p.kode, p.uraian, p.bobot, p.nilai,
      coalesce(p.berlaku_sampai >= ${day}::date, true) as ditawarkan
    from reference_code p
    where p.berlaku_sejak <= ${day}::date and (p.kelompok = any (${WHOLE}) or (p.kelompok, p.kode) in (
      select * from unnest(${asked.map(({ kelompok }) => kelompok)}::text[], ${asked.map(({ kode }) => kode)}::text[])))
    order by p.kelompok, p.kode, p.berlaku_sejak desc`;
  return new Map(rows.map((row) => [keyOf(row.kelompok, row.kode), row]));
}

/** Every code in a form is on offer, or is what the record holds already. VALIDATION on each field that names another. */
export function assertOffered(codes: ReferenceCodes, asked: readonly Named[], held: readonly Named[]): void {
  const unchanged = new Set(held.map(({ kelompok, kode }) => keyOf(kelompok, kode)));
  const violations: Violation[] = asked
    .filter(({ kode }) => kode !== '')
    .filter(({ kelompok, kode }) => {
      const key = keyOf(kelompok, kode);
      return !unchanged.has(key) && codes.get(key)?.ditawarkan !== true;
    })
    .map(({ field }) => violation(field, 'v.kode'));
  if (violations.length > 0) fail('VALIDATION', { violations });
}
