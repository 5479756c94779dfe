import type { BookCheck, Offence } from './book-check.ts';

/**
 * Sums again each journal's effect on its accounts and on its maker's day. Journals from before that was kept say nothing of it (`nasabah` is null):
 * with them the day of an account may be theirs, and what was used of their day may be more.
 */
export const activityChecks: readonly BookCheck[] = [
  {
    name: '10 what a person or an account used of a day is what its journals used without a second person',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with masa as (
        select least(coalesce(retained_since('daily_usage')::date, '-infinity'), oldest_branch_day()) as sejak, (select min(u.tanggal) from daily_usage u) as pertama
      ), lama as (
        select distinct j.tanggal from masa m join journal j on j.tanggal >= least(m.sejak, m.pertama) where j.nasabah is null
      ), dihitung as (
        select j.tanggal, x.lingkup, x.kunci, x.kelompok, book_currency() as kode_valuta, sum(coalesce(j.harian_nilai, j.nominal)) as jumlah
        from masa m join journal j on j.tanggal >= least(m.sejak, m.pertama)
        cross join lateral (values ('PENGGUNA', j.id_user, j.harian), ('REKENING', case when j.harian <> 'TUNAI_MASUK' then j.rekening end, 'LOKET_KELUAR')) as x(lingkup, kunci, kelompok)
        where j.harian is not null and x.kunci is not null group by 1, 2, 3, 4
      )
      select format('%s %s on %s, %s %s: kept %s, journals %s', case lingkup when 'PENGGUNA' then 'user' else 'account' end, kunci, tanggal, kelompok, kode_valuta,
        coalesce(u.jumlah::text, 'nothing'), coalesce(h.jumlah, 0)) as rincian
      from daily_usage u full join dihitung h using (tanggal, lingkup, kunci, kelompok, kode_valuta) cross join masa m
      where u.jumlah is distinct from h.jumlah
        -- What is older than the rule of keeping may be gone already.
        and (u.jumlah is not null or tanggal >= m.sejak)
        and not (coalesce(u.jumlah, 0) >= coalesce(h.jumlah, 0) and tanggal in (select l.tanggal from lama l))`,
  },
  {
    name: '10 an account was last used on the day of its customer’s last act, inquiry, reactivation or opening',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with gerak as (
        select l.rekening, max(j.tanggal) filter (where j.nasabah) as terakhir, max(j.tanggal) filter (where j.nasabah is null) as mungkin
        from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal
        left join account_activity_start d on d.nomor_rekening = l.rekening
        where l.rekening is not null and j.nasabah is not false and (d.dicatat_pada > j.dibuat_pada) is not true
          -- A reactivation that was undone has not been.
          and not (j.operasi = 'REAKTIVASI_REKENING' and exists (select from journal_reversal r where r.journal_id = j.id and r.tanggal = j.tanggal))
        group by 1
      ), tanya as (
        select i.nomor_rekening, max(i.tanggal) as terakhir from balance_inquiry i left join account_activity_start d using (nomor_rekening)
        where (d.dicatat_pada > i.dibuat_pada) is not true group by 1
      ), bangun as (
        select r.nomor_rekening, max(r.tanggal) as terakhir from account_reactivation r group by 1
      )
      select format('%s: last used on %s, by its acts %s', s.nomor_rekening, s.tanggal_aktivitas, x.terakhir) as rincian
      from account_state s join account a using (nomor_rekening) left join account_activity_start d using (nomor_rekening)
      left join gerak g on g.rekening = s.nomor_rekening left join tanya t using (nomor_rekening) left join bangun b using (nomor_rekening)
      cross join lateral (select greatest(coalesce(d.tanggal, a.tanggal_buka), g.terakhir, t.terakhir, b.terakhir) as terakhir) x
      where s.tanggal_aktivitas <> x.terakhir and (s.tanggal_aktivitas > x.terakhir and s.tanggal_aktivitas = g.mungkin) is not true`,
  },
];
