import { BOOK_CURRENCY } from '#lib/money.ts';
import type { BookCheck, Offence } from './book-check.ts';

/** Tills, vaults and the cash between them. */
export const cashChecks: readonly BookCheck[] = [
  {
    name: '4 tills and vaults equal their control account, by branch',
    offences: (sql) => sql<Offence[]>`
      with ledger as (
        select kode_cabang, kode_gl, kode_valuta, sum(debet - kredit) as saldo from gl_total where kode_gl in (gl('VAULT_CASH'), gl('TILL_CASH'), gl('FOREIGN_VAULT_CASH'), gl('FOREIGN_TILL_CASH')) group by 1, 2, 3
      ), boxes as (
        select kode_cabang, case when kode_valuta = ${BOOK_CURRENCY} then case jenis when 'TELLER' then gl('TILL_CASH') else gl('VAULT_CASH') end
               when jenis = 'TELLER' then gl('FOREIGN_TILL_CASH') else gl('FOREIGN_VAULT_CASH') end as kode_gl, kode_valuta, sum(saldo) as saldo
        from cash_box group by 1, 2, 3
      )
      select format('%s %s: ledger %s, boxes %s', kode_cabang, kode_gl, coalesce(l.saldo, 0), coalesce(b.saldo, 0)) as rincian
      from ledger l full join boxes b using (kode_cabang, kode_gl, kode_valuta) where coalesce(l.saldo, 0) <> coalesce(b.saldo, 0)`,
  },
  {
    name: '4 cash in transit equals the handovers and the sealed bags on their way, by branch',
    offences: (sql) => sql<Offence[]>`
      with ledger as (
        select kode_cabang, sum(debet - kredit) as saldo from gl_total where kode_gl = gl('CASH_IN_TRANSIT') group by 1
      ), open as (
        select kode_cabang, sum(nominal) as saldo from (
          select kode_cabang, nominal from handover where is_on_its_way(status)
          union all
          select kode_cabang_asal, nominal from cash_shipment where is_shipped(status)) w group by 1
      )
      select format('%s: ledger %s, on its way %s', kode_cabang, coalesce(l.saldo, 0), coalesce(o.saldo, 0)) as rincian
      from ledger l full join open o using (kode_cabang) where coalesce(l.saldo, 0) <> coalesce(o.saldo, 0)`,
  },
  {
    name: '12 each cash box equals its movements and its lines',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: balance %s, movements %s, lines %s', k.kode_cabang, k.kode_kas, k.saldo, coalesce(m.saldo, 0), coalesce(l.saldo, 0)) as rincian
      from cash_box k
      left join (select id_kas, sum(masuk - keluar) as saldo from cash_movement group by 1) m using (id_kas)
      left join (select l.sub::integer as id_kas, sum(l.jumlah) as saldo from journal_line l join gl_account g using (kode_gl) where g.kontrol = 'KAS' group by 1) l using (id_kas)
      where k.saldo <> coalesce(m.saldo, 0) or k.saldo <> coalesce(l.saldo, 0)`,
  },
  {
    name: '12 running balances of cash come in the box’s own order, without a gap',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with movements as (
        select id_kas, seq, saldo, row_number() over w as urutan, sum(masuk - keluar) over w as hitungan
        from cash_movement window w as (partition by id_kas order by seq)
      )
      select format('box %s movement %s: balance %s, recomputed %s as movement %s', id_kas, seq, saldo, hitungan, urutan) as rincian
      from movements where seq <> urutan or saldo <> hitungan
      union all
      select format('box %s counts %s movements, has %s', k.id_kas, k.seq, coalesce(m.n, 0)) from cash_box k
      left join (select id_kas, count(*) as n from cash_movement group by 1) m using (id_kas) where k.seq <> coalesce(m.n, 0)`,
  },
  {
    name: '12 a closing leaves nothing in the till, and books its whole difference to the teller',
    offences: (sql) => sql<Offence[]>`
      select format('closing %s leaves %s in box %s', j.id, m.saldo, m.id_kas) as rincian
      from journal j join cash_movement m on m.journal_id = j.id join cash_box k on k.id_kas = m.id_kas
      where j.operasi in ('TUTUP_KAS', 'TUTUP_KAS_BERHALANGAN') and k.jenis = 'TELLER' and m.saldo <> 0
      union all
      select format('journal %s books a difference of %s to %s', j.id, j.id_user, l.sub)
      from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal join gl_account g using (kode_gl)
      where j.operasi = 'TUTUP_KAS' and g.kontrol = 'SELISIH_TELLER' and l.sub <> j.id_user
      union all
      select format('journal %s books a difference of till %s to %s', j.id, k.kode_kas, l.sub)
      from journal j join journal_line l on l.journal_id = j.id and l.tanggal = j.tanggal join gl_account g using (kode_gl)
      join till_count c on c.journal_id = j.id and c.tutup join cash_box k on k.id_kas = c.id_kas
      where j.operasi = 'TUTUP_KAS_BERHALANGAN' and g.kontrol = 'SELISIH_TELLER' and (l.sub is distinct from k.id_user or l.sub in (j.id_user, j.user_otorisasi))`,
  },
  {
    name: '12 each closing stands as it was counted: its difference is what was booked, by two persons and with a reason',
    offences: (sql) => sql<Offence[]>`
      select format('closing %s: counted %s of %s, booked %s', j.id, c.dihitung, c.seharusnya, s.jumlah) as rincian
      from journal j left join till_count c on c.journal_id = j.id and c.tutup
      cross join lateral (
        select coalesce(sum(l.jumlah), 0) as jumlah from journal_line l join gl_account g using (kode_gl)
        where l.journal_id = j.id and l.tanggal = j.tanggal and g.kontrol = 'SELISIH_TELLER') s
      where j.operasi in ('TUTUP_KAS', 'TUTUP_KAS_BERHALANGAN') and (c.id is null or c.seharusnya - c.dihitung <> s.jumlah or c.petugas <> j.id_user
        or (s.jumlah <> 0 or j.operasi = 'TUTUP_KAS_BERHALANGAN') and (c.saksi is distinct from j.user_otorisasi or c.alasan = ''))`,
  },
  {
    name: '12 the slips of a till never repeat in a day, and its next one is new',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('till %s on %s: slip %s %s times', id_kas, tanggal, nomor_urut, count(*)) as rincian
      from journal where id_kas is not null and nomor_urut is not null group by id_kas, tanggal, nomor_urut having count(*) > 1
      union all
      -- A till begins each of its days at zero, a vault never.
      select format('%s %s: slip %s, last one %s', k.kode_cabang, k.kode_kas, k.nomor_urut, x.n) from cash_box k cross join lateral (
        select case when k.jenis = 'KHASANAH' then k.seq else (select max(j.nomor_urut) from journal j where j.id_kas = k.id_kas and j.tanggal = k.tanggal) end as n) x
      where k.nomor_urut < x.n or k.jenis = 'KHASANAH' and k.nomor_urut <> x.n`,
  },
  {
    name: '12 a closed till is empty',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: %s', kode_cabang, kode_kas, saldo) as rincian
      from cash_box where jenis = 'TELLER' and status = 'TUTUP' and (saldo <> 0 or stok <> '{}')`,
  },
  {
    name: '12 the cash of a party’s day is what its journals moved, without what was undone',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with moved as (
        select x.pihak, x.tanggal, sum(x.masuk) as masuk, sum(x.keluar) as keluar, sum(x.nilai) as nilai
        from cash_entry x where not exists (select from journal_reversal r where r.journal_id = x.journal_id) group by 1, 2
      )
      select format('%s on %s: in %s and %s, out %s and %s', coalesce(d.pihak, m.pihak), coalesce(d.tanggal, m.tanggal), coalesce(d.masuk, 0), coalesce(m.masuk, 0),
        coalesce(d.keluar, 0), coalesce(m.keluar, 0)) as rincian
      from cash_day d full join moved m using (pihak, tanggal)
      where (coalesce(d.masuk, 0), coalesce(d.keluar, 0), coalesce(d.nilai, 0)) is distinct from (coalesce(m.masuk, 0), coalesce(m.keluar, 0), coalesce(m.nilai, 0))`,
  },
  {
    name: '13 each cash box equals its pieces by denomination',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s: balance %s, pieces %s', k.kode_cabang, k.kode_kas, k.saldo, s.nilai) as rincian
      from cash_box k cross join lateral (
        select coalesce(sum(denomination_value(key) * value::bigint), 0) as nilai, coalesce(min(value::bigint), 0) as terkecil from jsonb_each_text(k.stok)) s
      where k.saldo <> s.nilai or s.terkecil < 0`,
  },
  {
    name: '12 the pieces of each cash box are those it was counted with and what its movements brought and took since',
    since: 'WHOLE',
    // A till begins empty after each closing, and a count that moved no money says by itself which pieces lie there.
    offences: (sql) => sql<Offence[]>`
      with asal as (
        select distinct on (id_kas) id_kas, seq, stok from (
          select c.id_kas, c.seq, c.dihitung_pada, '{}'::jsonb as stok from till_count c where c.tutup
          union all
          select c.id_kas, c.nomor_urut, c.dihitung_pada, (
            select coalesce(jsonb_object_agg(x.kunci, x.lembar), '{}') from jsonb_each(c.pecahan) p
            cross join lateral (values (p.key, (p.value ->> 0)::bigint), (p.key || 'T', (p.value ->> 1)::bigint)) as x(kunci, lembar) where x.lembar <> 0)
          from vault_count c where c.journal_id is null) a
        order by id_kas, seq desc, dihitung_pada desc
      ), lembar as (
        select a.id_kas, e.key as kunci, e.value::bigint as lembar from asal a cross join lateral jsonb_each_text(a.stok) e
        union all
        select m.id_kas, e.key, e.value::bigint from cash_movement m left join asal a using (id_kas) cross join lateral jsonb_each_text(m.pecahan) e
        where m.seq > coalesce(a.seq, 0)
      ), hitungan as (
        select id_kas, jsonb_object_agg(kunci, lembar) as stok from (select id_kas, kunci, sum(lembar) as lembar from lembar group by 1, 2) s where lembar <> 0 group by 1
      )
      select format('%s %s: %s, movements say %s', k.kode_cabang, k.kode_kas, k.stok, coalesce(h.stok, '{}')) as rincian
      from cash_box k left join hitungan h using (id_kas) where k.stok <> coalesce(h.stok, '{}')`,
  },
  {
    name: '13 each movement of cash equals its pieces',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s box %s: net %s, pieces %s', m.journal_id, m.id_kas, m.masuk - m.keluar, s.nilai) as rincian
      from cash_movement m cross join lateral (
        select denominations_value(m.pecahan) as nilai) s
      where m.masuk - m.keluar <> s.nilai`,
  },
  {
    name: '13 a handover’s pieces are its amount, and its journals moved that amount',
    offences: (sql) => sql<Offence[]>`
      select format('handover %s of %s: pieces %s, sent %s, received %s', h.id_serah_terima, h.nominal, p.nilai, kirim.nominal, terima.nominal) as rincian
      from handover h
      cross join lateral (select denominations_value(h.pecahan) as nilai) p
      left join journal kirim on kirim.id = h.journal_kirim and kirim.tanggal = h.tanggal
      left join journal terima on terima.id = h.journal_terima
      where p.nilai <> h.nominal or kirim.nominal is distinct from h.nominal
        or h.status in ('DITERIMA', 'KEMBALI') and terima.nominal is distinct from h.nominal and terima.operasi is distinct from 'TUTUP_KAS_BERHALANGAN'
        or is_on_its_way(h.status) <> (h.journal_terima is null)
      union all
      -- The close of an absent teller's till ends several at once.
      select format('journal %s took %s in transit for handovers of %s', j.id, l.jumlah, coalesce(h.jumlah, 0)) as rincian
      from journal j
      cross join lateral (select coalesce(-sum(l.jumlah), 0) as jumlah from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.kode_gl = gl('CASH_IN_TRANSIT')) l
      cross join lateral (select sum(h.nominal) as jumlah from handover h where h.journal_terima = j.id) h
      where j.operasi = 'TUTUP_KAS_BERHALANGAN' and l.jumlah <> coalesce(h.jumlah, 0)`,
  },
  {
    name: '14 cash moves over a till of the same user and branch only',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s of %s moved till %s', j.id, j.id_user, k.kode_kas) as rincian
      from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal join cash_box k on k.id_kas = m.id_kas
      where k.jenis = 'TELLER' and (k.id_user <> j.id_user and j.operasi <> 'TUTUP_KAS_BERHALANGAN' or k.kode_cabang <> j.kode_cabang)
      union all
      select format('line of journal %s over box %s in branch %s', l.journal_id, l.sub, l.kode_cabang)
      from journal_line l join gl_account g on g.kode_gl = l.kode_gl and g.kontrol = 'KAS' join cash_box k on k.id_kas::text = l.sub where l.kode_cabang <> k.kode_cabang`,
  },
  {
    name: '14 a user has at most one open till',
    offences: (sql) => sql<Offence[]>`
      select format('%s: %s tills', id_user, count(*)) as rincian
      from cash_box where jenis = 'TELLER' and status = 'BUKA' group by id_user, kode_valuta having count(*) > 1`,
  },
  {
    name: '15 pass-through accounts are zero on closed days',
    // Checks every closed day by itself: what the next day brings back does not make good the day before. A day that head office ended by force may
    // leave transfers without an answer under way, and nothing else.
    offences: (sql) => sql<Offence[]>`
      select format('%s %s on %s: %s', x.kode_cabang, x.kode_gl, x.tanggal, x.saldo) as rincian
      from (
        select t.kode_cabang, t.kode_gl, t.tanggal, sum(sum(t.debet - t.kredit)) over (partition by t.kode_cabang, t.kode_gl order by t.tanggal) as saldo
        from gl_total t where t.kode_gl between gl('SKN_UNDER_WAY') and gl('CLEARING_RETURNS') or t.kode_gl = gl('CASH_FOR_TRANSFERS') group by 1, 2, 3) x
      join branch b using (kode_cabang)
      where x.saldo <> 0 and (x.tanggal < b.accounting_date or b.status = 'TUTUP')
        and not (exists (select from eod_run e where e.kode_cabang = x.kode_cabang and e.tanggal = x.tanggal and e.paksa) and x.saldo = -(
          select coalesce(sum(w.nominal), 0) from (
            select t.nominal from transfer t where t.kode_cabang = x.kode_cabang and transfer_gl(t.rail) = x.kode_gl and t.tanggal_kirim <= x.tanggal
              and coalesce(t.tanggal_settle, t.tanggal_akhir, 'infinity') > x.tanggal
            union all
            select i.nominal from incoming_transfer i where i.kode_cabang = x.kode_cabang and transfer_gl(i.rail) = x.kode_gl and i.tanggal_retur <= x.tanggal
              and coalesce(i.tanggal_akhir, 'infinity') > x.tanggal
            union all
            select i.nominal from incoming_transfer i cross join lateral jsonb_to_recordset(i.retur_lalu) as r(dari date, sampai date)
            where i.kode_cabang = x.kode_cabang and transfer_gl(i.rail) = x.kode_gl and r.dari <= x.tanggal and r.sampai > x.tanggal) w)) order by 1`,
  },
];
