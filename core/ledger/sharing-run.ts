import type { Db } from '#core/db/client.ts';
import type { RunBagiHasil } from '#types/proto/cash/teller.ts';

interface PostedOn {
  readonly id: bigint;
  readonly tanggal: string;
}

/**
 * The month's shares that a journal of an end of day belongs to: a true-up, a share, one that was credited late, what rounding left, a reserve, an accrual of a month that is set, or the mirror of
 * one of them; undefined for every other journal.
 */
export async function sharingRunOf(db: Db, { id, tanggal }: PostedOn): Promise<RunBagiHasil | undefined> {
  const [row] = await db<RunBagiHasil[]>`
    with j as (
      select j.kode_cabang, j.tanggal, j.korelasi, j.operasi, j.rekening, j.id from journal j
      where j.id = ${id} and j.tanggal = ${tanggal}::date
    ), bulan as (
      select date_trunc('month', j.tanggal)::date as bulan from j where j.operasi = 'AKRUAL'
      union all
      select c.bulan from j join profit_branch c on c.kode_cabang = j.kode_cabang and c.tanggal = j.tanggal and j.korelasi = any (c.korelasi)
      where j.operasi in ('TRUE_UP', 'BAGI_HASIL', 'PEMBULATAN')
      union all
      select p.bulan from j join profit_share p on p.susulan_journal = j.id where j.operasi = 'BAGI_HASIL_SUSULAN' and p.jenis = 'BAGI_HASIL'
      union all
      select r.bulan from j join profit_reserve r on r.journal_id = j.id and r.tanggal = j.tanggal where j.operasi = 'CADANGAN_BAGI_HASIL'
      union all
      select r.bulan from j join sharing_reversal r on r.run = j.korelasi where j.operasi in ('BATAL_BAGI_HASIL', 'TRUE_UP')
    ), bagian as (
      select p.pool, p.nomor_rekening, p.status from j join profit_share p on p.nomor_rekening = j.rekening and j.id in (p.journal_id, p.susulan_journal) and p.jenis = 'BAGI_HASIL'
    )
    select h.pool, h.bulan, h.status, coalesce((select b.nomor_rekening from bagian b where b.status = 'DIBAGIKAN'), '') as nomor_rekening
    from bulan join hi1000 h using (bulan) where h.pool = coalesce((select b.pool from bagian b), h.pool) order by h.pool limit 1`;
  return row && { ...row };
}
