import type { Db } from '#core/db/client.ts';
import type { EndOfDayFinding, EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import type { TemuanMalam } from '#types/proto/business-day/end-of-day.ts';
import { steps } from './steps.ts';

/** One step names so many findings. */
export const MAX_FINDINGS = 50;

/** Returns the title of a step; its code where this release does not know the step any more. */
export const titleOf = (kode: string): EndOfDayStep['title'] =>
  steps.find(({ code }) => code === kode)?.title ?? { id: kode, en: kode };

/** Maps a finding of a step to the wire. */
export const toFinding = (
  kode: string,
  { jenis, id, nama, sebab, rincian, nominal, menghalangi }: EndOfDayFinding,
): TemuanMalam => ({
  jenis: jenis ?? '',
  id,
  nama,
  sebab,
  rincian: { ...rincian },
  pesan: '',
  nominal: nominal === 0n ? '' : fromMinor(nominal, BOOK_CURRENCY),
  menghalangi: menghalangi ? 'T' : 'F',
  judul: titleOf(kode).id,
  judul_en: titleOf(kode).en,
});

export interface FindingRow extends EndOfDayFinding {
  readonly run: string;
  readonly urut: number;
  readonly kode: string;
}

/** Findings of ends of day, of each step the first, those that stop it before the others; or only those that do. */
export const findingsOf = (db: Db, runs: readonly string[], onlyStopping: boolean, most: number) => db<FindingRow[]>`
  select f.run, f.urut::integer as urut, s.kode, f.jenis, f.rekaman as id, f.nama, f.sebab, f.rincian, f.nominal, f.menghalangi from (
    select *, row_number() over (partition by run, urut order by menghalangi desc, id) as n from eod_finding
    where run = any (${runs}::uuid[]) and (menghalangi or not ${onlyStopping})) f
  join eod_step s using (run, urut) where f.n <= ${most} order by f.run, f.urut, f.n`;
