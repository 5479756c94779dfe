import type { Db } from '#core/db/client.ts';
import type { EndOfDay, EndOfDayChunk } from './end-of-day-step.ts';

/** Divides all accounts of the end of day's branch into parts of `size`, by their numbers: walks along the index from part to part. */
export async function accountChunks(
  db: Db,
  { kodeCabang }: Pick<EndOfDay, 'kodeCabang'>,
  size: number,
): Promise<readonly EndOfDayChunk[]> {
  const rows = await db<{ dari: string; sampai: string }[]>`
    with recursive awal as (
      select min(nomor_rekening) as nomor from account where kode_cabang = ${kodeCabang}
      union all
      select (select x.nomor_rekening from account x where x.kode_cabang = ${kodeCabang} and x.nomor_rekening >= a.nomor order by x.nomor_rekening offset ${size}::bigint limit 1)
      from awal a where a.nomor is not null
    )
    select b.dari, (select max(x.nomor_rekening) from account x where x.kode_cabang = ${kodeCabang} and x.nomor_rekening < coalesce(b.berikut, '~')) as sampai
    from (select a.nomor as dari, lead(a.nomor) over (order by a.nomor) as berikut from awal a where a.nomor is not null) b order by 1`;
  return rows.map((row, index) => ({ nomor: index + 1, ...row }));
}

/** Divides the accounts that a query names (one column, `nomor_rekening`) into parts of `size`, by their numbers. */
export async function partsOf(db: Db, accounts: ReturnType<Db>, size: number): Promise<readonly EndOfDayChunk[]> {
  return db<EndOfDayChunk[]>`
    select ((x.n - 1) / ${size}::bigint + 1)::integer as nomor, min(x.nomor_rekening) as dari, max(x.nomor_rekening) as sampai
    from (select y.nomor_rekening, row_number() over (order by y.nomor_rekening) as n from (${accounts}) y) x
    group by 1 order by 1`;
}
