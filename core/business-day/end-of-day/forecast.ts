import { type Query, visibleBranch } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Begin, beginOn } from '#core/db/transactions.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import { fail } from '#lib/errors/errors.ts';
import type { LangkahRamal } from '#types/proto/business-day/end-of-day.ts';
import { MAX_FINDINGS, toFinding } from './findings.ts';
import { steps } from './steps.ts';

/** A forecast runs in this: one snapshot, in which the database lets nothing be changed. */
export const LOOKING = 'isolation level repeatable read read only';

/** The end of day as it would begin now; null: there is no such branch. */
async function nextEndOfDayOf(db: Db, kodeCabang: string): Promise<Omit<EndOfDay, 'run' | 'idUser'> | null> {
  const [next] = await db<Omit<EndOfDay, 'run' | 'idUser'>[]>`
    select b.kode_cabang as "kodeCabang", p.kode_cabang as "kantorPusat", b.jenis = 'HO' as "headOffice", b.accounting_date as tanggal,
           least(b.accounting_date, coalesce((select max(e.berikut) from eod_run e where e.kode_cabang = b.kode_cabang), b.accounting_date)) as dari,
           next_business_day(b.accounting_date) as berikut
    from branch b join branch p on p.jenis = 'HO' where b.kode_cabang = ${kodeCabang}`;
  return next ?? null;
}

/**
 * Predicts what would fail if the end of day of the branch began now, step by step. Everything is read in one transaction in which the database refuses
 * any change; `begin` is where the core begins such ones, and without it `context.db` does.
 */
export const forecast =
  (begin?: Begin): Query<'endOfDay.ramal'> =>
  ({ db, caller }, input) => {
    const branch = visibleBranch(caller, input.kode_cabang) ?? fail('NOT_FOUND');
    const look = async (snapshot: Db) => {
      const next = (await nextEndOfDayOf(snapshot, branch)) ?? fail('NOT_FOUND');
      const asked: EndOfDay = { ...next, run: '00000000-0000-0000-0000-000000000000', idUser: caller.idUser };
      const langkah: LangkahRamal[] = [];
      for (const { code, title, only, foresee } of steps) {
        if (only?.(asked) === false) continue;
        const found = (await foresee?.(snapshot, asked)) ?? [];
        langkah.push({
          kode: code,
          judul: title.id,
          judul_en: title.en,
          melihat: foresee ? 'T' : 'F',
          jumlah: found.length,
          temuan: found.slice(0, MAX_FINDINGS).map((finding) => toFinding(code, finding)),
        });
      }
      return { langkah };
    };
    return (begin ?? beginOn(db, LOOKING))(look);
  };
