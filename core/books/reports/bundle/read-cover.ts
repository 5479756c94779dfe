import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import type { CoverData, CoverSum } from '#documents/bundle/bundle.ts';
import { fail } from '#lib/errors/errors.ts';

/** A branch and one of its days. */
export interface BranchDay {
  readonly kode_cabang: string;
  readonly tanggal: string;
}

interface Day {
  status: string;
  dibuka_oleh: string;
  dibuka_pada: string;
  ditutup_oleh: string;
  ditutup_pada: string | null;
  sidik_neraca: string;
  rantai: string;
  jurnal: number;
  otorisasi: number;
  dibatalkan: number;
  diminta_oleh: string;
}

/** Sums each currency of the day: the branch's lines by side, and the cash of its tills and vaults. */
const sumsOf = (db: Db, { kode_cabang, tanggal }: BranchDay) => db<CoverSum[]>`
  select coalesce(l.kode_valuta, k.kode_valuta) as kode_valuta, coalesce(l.debet, 0)::bigint as debet, coalesce(l.kredit, 0)::bigint as kredit,
    coalesce(k.masuk, 0)::bigint as kas_masuk, coalesce(k.keluar, 0)::bigint as kas_keluar
  from (
    select t.kode_valuta, sum(t.debet) as debet, sum(t.kredit) as kredit from gl_total t
    where t.kode_cabang = ${kode_cabang} and t.kode_valuta = any (array(select kode_valuta from currency)) and t.tanggal = ${tanggal}::date group by 1) l
  full join (
    select x.kode_valuta, sum(m.masuk) as masuk, sum(m.keluar) as keluar from cash_box x
    join cash_movement m on m.id_kas = x.id_kas and m.tanggal = ${tanggal}::date where x.kode_cabang = ${kode_cabang} group by 1) k using (kode_valuta)
  order by 1`;

/**
 * Reads the cover of a branch's day: its requester, who opened and closed it, the hashes that prove it, and its totals. `nomor` is its
 * number. NOT_FOUND for a day the branch never had.
 */
export async function readCover(db: Db, day: BranchDay, nomor: string): Promise<CoverData> {
  const { kode_cabang, tanggal } = day;
  const [row] = await db<Day[]>`
    select case when d.ditutup_pada is not null then 'TUTUP' when b.accounting_date = d.tanggal and b.status <> 'TUTUP' then b.status else '' end as status,
      d.dibuka_oleh, d.dibuka_pada, coalesce(d.ditutup_oleh, '') as ditutup_oleh, d.ditutup_pada, coalesce(encode(e.neraca, 'hex'), '') as sidik_neraca,
      coalesce(e.titik #>> '{rantai,hash}', '') as rantai, j.jurnal, j.otorisasi, j.dibatalkan,
      coalesce((select concat_ws(', ', u.nama_user, u.kode_cabang) from report_job r join day_bundle h using (id) join app_user u on u.id_user = h.diminta_oleh where r.nomor = ${nomor}), '') as diminta_oleh
    from branch_day d join branch b using (kode_cabang) left join eod_run e on e.kode_cabang = d.kode_cabang and e.tanggal = d.tanggal
    cross join lateral (
      select count(*)::integer as jurnal, count(j.user_otorisasi)::integer as otorisasi, count(r.journal_id)::integer as dibatalkan
      from journal j left join journal_reversal r on r.journal_id = j.id where j.kode_cabang = d.kode_cabang and j.tanggal = d.tanggal) j
    where d.kode_cabang = ${kode_cabang} and d.tanggal = ${tanggal}::date`;
  if (!row) return fail('NOT_FOUND');
  const jumlah = await sumsOf(db, day);
  return {
    ...row,
    dibuka_pada: isoTime(row.dibuka_pada),
    ditutup_pada: isoTime(row.ditutup_pada),
    jumlah: jumlah.map((sum) => ({ ...sum })),
  };
}
