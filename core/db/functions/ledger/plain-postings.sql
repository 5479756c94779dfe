-- Plain postings of a batch by sets (docs/adr/0027-group-commit-for-waiting-postings.md): what commit_operation proves and writes for each is proved and written
-- for all in one statement. A set only accepts. It stops before the first posting that it cannot accept, and commit_operation alone refuses that one or posts it.

-- Plain is a posting between accounts or against the ledger, in one branch, on its own day and in the books' currency, by the maker alone: without cash,
-- effects, grants, value dates, reservations or reasons that were lifted.
create or replace function is_plain_posting(p jsonb) returns boolean language sql immutable as $$
  select coalesce(p @> '{"tanggal_valuta": null, "leg_lawan": null, "leg_valuta": null, "leg_idr": null, "leg_tanggal_valuta": null, "pecahan": null, "res_rekening": null,
      "efek": null, "otorisasi": null, "token": null, "flow": null, "kas": null}'
    and p ->> 'valuta' = book_currency() and p ->> 'operasi' not in ('PINDAH_CABANG', 'PINDAH_REKENING_CABANG')
    and p -> 'lewat' = '[]' and case jsonb_typeof(p -> 'leg_jumlah') when 'array' then jsonb_array_length(p -> 'leg_jumlah') > 1 else false end, false)
$$;

-- Takes the days of the branches of these postings before any account is locked, in the order of the branches' codes.
create or replace function lock_days_of(p_semua jsonb) returns void language plpgsql as $$
declare
  c text;
begin
  for c in select distinct x ->> 'cabang' from jsonb_array_elements(p_semua) x order by 1 loop
    perform pg_advisory_xact_lock_shared(7310, c::integer);
  end loop;
end $$;

-- Posts as many of these plain postings, from the first on, as each would be posted alone in this order, and returns their answers. Each account is locked once, in the
-- order of the numbers, and its balances are computed posting by posting. None is posted where a row is held, or another transaction took a key or used up a daily total meanwhile.
create or replace function commit_set(p_semua jsonb) returns posting_accepted[] language plpgsql
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_mergejoin = off set jit = off as $$
declare
  v_xid bigint := pg_current_xact_id()::text::bigint;
  v_hasil posting_accepted[];
  v_galat text;
  v_baris integer;
  v_legs integer;
  v_lewat boolean;
begin
  perform lock_days_of(p_semua);
  with q as materialized (
    select r.*, r.urut::integer as n from jsonb_populate_recordset(null::posting_request, p_semua) with ordinality as r(
      kunci, sidik, pelaku, pengguna, cabang, operasi, korelasi, tanggal, tanggal_valuta, nasabah, nominal, valuta, rekening, keterangan,
      leg_cabang, leg_gl, leg_jenis, leg_sub, leg_lawan, leg_valuta, leg_jumlah, leg_idr, leg_tanggal_valuta, leg_kode, leg_keterangan,
      lewat, pecahan, res_rekening, res_jumlah, efek, otorisasi, token, flow, kas, rincian, jawaban, harian, sesi, alamat, batas, urut)
  ), leg as materialized (
    select q.n, l.urut::integer as ke, l.cabang, l.gl, l.jenis, l.sub, l.jumlah, l.kode, l.keterangan, q.cabang as cabang_q, q.tanggal, q.operasi
    from q cross join lateral unnest(q.leg_cabang, q.leg_gl, q.leg_jenis, q.leg_sub, q.leg_jumlah, q.leg_kode, q.leg_keterangan)
      with ordinality as l(cabang, gl, jenis, sub, jumlah, kode, keterangan, urut)
  ), akun as materialized (
    select s.nomor_rekening, s.saldo_buku, s.seq, s.plafon, s.status = 'AKTIF' and s.blokir = '' as bebas, k.kode_cabang, k.kode_gl, k.kode_valuta,
      s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu - s.saldo_minimum + s.plafon as tersedia
    from account_state s join account k using (nomor_rekening)
    where s.nomor_rekening = any (array(select distinct l.sub from leg l where l.jenis = 'REKENING')) order by s.nomor_rekening for update of s
  ), tempat as materialized (
    -- Each account of the chart and side once, by what the operation and the chart say of them.
    select x.operasi, x.gl, x.cabang, x.debet, x.jenis, x.tanggal,
      (d.debet is null or fits_place(x.gl, case when x.debet then d.debet else d.kredit end))
      and coalesce(g.kontrol, '') = coalesce(x.jenis, '') and not g.hanya_pusat and (g.ditutup_sejak <= x.tanggal or g.dibuka_sejak > x.tanggal) is not true
      and (x.jenis is null or x.jenis = 'REKENING') and x.gl <> gl('INTER_BRANCH') as baik
    from (select distinct l.operasi, l.gl, l.cabang, l.jumlah > 0 as debet, l.jenis, l.tanggal from leg l) x
    cross join lateral (select o.debet, o.kredit from operation_definition o where o.operasi = x.operasi offset 0) d
    cross join lateral (select a.kontrol, a.hanya_pusat, a.ditutup_sejak, a.dibuka_sejak from gl_account a where a.kode_gl = x.gl offset 0) g
  ), gerak as materialized (
    -- Of one account credits come before debits within a posting, as commit_operation takes them.
    select l.*, (a.saldo_buku - sum(l.jumlah) over w)::bigint as saldo, (a.seq + row_number() over w)::integer as seq, (a.tersedia - sum(l.jumlah) over w)::bigint as tersedia,
      a.plafon, a.bebas and a.kode_cabang = l.cabang and a.kode_gl = l.gl and a.kode_valuta = book_currency() as terbuka
    from leg l left join akun a on l.jenis = 'REKENING' and a.nomor_rekening = l.sub
    window w as (partition by case when l.jenis = 'REKENING' then l.sub end order by l.n, l.jumlah > 0, l.ke)
  ), rangkap as (
    select l.n, sum(l.jumlah) = 0 and bool_and(coalesce(l.cabang = l.cabang_q and l.jumlah <> 0 and (l.jenis is null) = (l.sub is null) and t.baik
      and (l.jenis is null or l.terbuka and l.saldo + l.plafon >= 0 and (l.jumlah < 0 or l.tersedia >= 0)), false)) as baik
    from gerak l left join tempat t on t.operasi = l.operasi and t.gl = l.gl and t.cabang = l.cabang and t.debet = (l.jumlah > 0) and t.jenis is not distinct from l.jenis and t.tanggal = l.tanggal
    group by l.n
  ), hak as materialized (
    select x.pengguna, x.operasi from (select distinct q.pengguna, q.operasi from q where q.pelaku = q.pengguna) x
    where not reads_only(x.pengguna, x.operasi) and exists (
      select from operation_definition d join app_user u on u.id_user = x.pengguna and u.aktif
      where d.operasi = x.operasi and d.orang and not d.berdua and (d.menu is null or exists (
        select from user_role o join role_menu m using (role_id) join menu k using (menu_id) where o.id_user = x.pengguna and m.menu_id = any (d.menu) and k.aktif)))
  ), hari as materialized (
    select x.cabang, x.tanggal from (select distinct q.cabang, q.tanggal from q) x
    where exists (select from branch b where b.kode_cabang = x.cabang and b.status = 'BUKA' and b.accounting_date = x.tanggal)
      and not exists (select from gl_period p where p.bulan = date_trunc('month', x.tanggal)::date and p.status <> 'BUKA')
  ), jatah as materialized (
    select x.pengguna, x.harian, x.tanggal, daily_limit_of(x.pengguna, x.harian, book_currency(), x.tanggal) as batas, coalesce((select u.jumlah from daily_usage u
      where (u.lingkup, u.kunci, u.tanggal, u.kelompok, u.kode_valuta) = ('PENGGUNA', x.pengguna, x.tanggal, x.harian, book_currency())), 0) as pakai
    from (select distinct q.pengguna, q.harian, q.tanggal from q where q.harian is not null) x
  ), loket as materialized (
    select x.rekening, x.tanggal, coalesce(daily_limit_row('REKENING', '', 'LOKET_KELUAR', book_currency(), x.tanggal), 0) as batas, coalesce((select u.jumlah from daily_usage u
      where (u.lingkup, u.kunci, u.tanggal, u.kelompok, u.kode_valuta) = ('REKENING', x.rekening, x.tanggal, 'LOKET_KELUAR', book_currency())), 0) as pakai
    from (select distinct q.rekening, q.tanggal from q where q.harian <> 'TUNAI_MASUK' and q.rekening is not null) x
  ), lampau as (
    select h.n from (
      select q.n, q.pengguna, q.harian, q.tanggal, q.rekening, q.harian <> 'TUNAI_MASUK' as keluar, sum(q.nominal) over (partition by q.pengguna, q.harian, q.tanggal order by q.n) as pribadi,
        sum(q.nominal) over (partition by q.rekening, q.tanggal, q.harian <> 'TUNAI_MASUK' order by q.n) as dari
      from q where q.harian is not null) h
    join jatah j on (j.pengguna, j.harian, j.tanggal) = (h.pengguna, h.harian, h.tanggal)
    left join loket k on h.keluar and (k.rekening, k.tanggal) = (h.rekening, h.tanggal)
    where j.pakai + h.pribadi > j.batas or k.pakai + h.dari > k.batas
  ), terima as materialized (
    select q.*, nextval('trail_id_seq') as id, clock_timestamp() as pada,
      case when q.harian <> 'TUNAI_MASUK' then q.rekening end as dari_loket
    from q where q.n < coalesce((
      select min(p.n) from q p left join rangkap r using (n)
      where r.baik is not true or p.n in (select l.n from lampau l) or p.nominal is null or p.nasabah is null or clock_timestamp() > p.batas
        or not exists (select from hak h where h.pengguna = p.pengguna and h.operasi = p.operasi and p.pelaku = p.pengguna)
        or not exists (select from hari h where h.cabang = p.cabang and h.tanggal = p.tanggal)
        or exists (select from idempotency i where i.kunci = p.kunci) or exists (select from q e where e.kunci = p.kunci and e.n < p.n)), q.n + 1)
    order by q.n
  ), kunci as (
    insert into idempotency (kunci, id_user, sidik, journal_id, tanggal, jawaban)
    select t.kunci, t.pelaku, decode(t.sidik, 'hex'), t.id, t.tanggal, t.jawaban from terima t
  ), jurnal as (
    insert into journal (id, tanggal, xid, kode_cabang, operasi, id_user, dibuat_pada, nominal, kode_valuta, rekening, keterangan, saldo_tersedia, korelasi, sesi, alamat, bukti,
      sidik_kunci, nasabah, harian)
    select t.id, t.tanggal, v_xid, t.cabang, t.operasi, t.pengguna, t.pada, t.nominal, t.valuta, t.rekening, nullif(t.keterangan, ''), z.tersedia, t.korelasi, w.id,
      nullif(case when w.id is null then t.alamat else nullif(t.alamat, w.alamat) end, ''), t.rincian,
      key_print(t.kunci, t.pelaku, decode(t.sidik, 'hex'), t.id, t.tanggal, t.jawaban), t.nasabah, t.harian
    from terima t left join lateral (select s.id, s.alamat from app_session s where s.sid = t.sesi offset 0) w on true
      left join lateral (select g.tersedia from gerak g where g.n = t.n and g.jenis = 'REKENING' and g.sub = t.rekening order by g.seq desc limit 1) z on true
  ), baris as (
    insert into journal_line (journal_id, tanggal, xid, jumlah, saldo, seq, urut, kode_cabang, kode_gl, kode_valuta, rekening, kode, keterangan)
    select t.id, t.tanggal, v_xid, g.jumlah, g.saldo, case when g.jenis = 'REKENING' then g.seq end, g.ke, g.cabang, g.gl, t.valuta, g.sub, g.kode, g.keterangan
    from gerak g join terima t using (n) order by t.id, g.ke
    returning 1
  ), sisa as (
    select distinct on (g.sub) g.sub, g.saldo, g.seq, max(t.tanggal) filter (where t.nasabah) over (partition by g.sub) as aktif
    from gerak g join terima t using (n) where g.jenis = 'REKENING' order by g.sub, g.seq desc
  ), gerakan as (
    update account_state a set saldo_buku = s.saldo, seq = s.seq, tanggal_aktivitas = greatest(a.tanggal_aktivitas, s.aktif)
    from sisa s where a.nomor_rekening = s.sub
  ), pakai as (
    insert into daily_usage as u (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah)
    select t.tanggal, 'PENGGUNA', t.pengguna, t.harian, book_currency(), sum(t.nominal) from terima t where t.harian is not null group by 1, 3, 4
    union all select t.tanggal, 'REKENING', t.dari_loket, 'LOKET_KELUAR', book_currency(), sum(t.nominal) from terima t where t.dari_loket is not null group by 1, 3
    order by 2, 3
    on conflict (lingkup, kunci, tanggal, kelompok, kode_valuta) do update set jumlah = u.jumlah + excluded.jumlah
    returning u.lingkup, u.kunci, u.kelompok, u.tanggal, u.jumlah
  )
  select array(select row(t.batas, t.id, t.pada, array(select coalesce(g.saldo::text, '') from gerak g where g.n = t.n order by g.ke),
      (select g.tersedia from gerak g where g.n = t.n and g.jenis = 'REKENING' and g.sub = t.rekening order by g.seq desc limit 1))::posting_accepted from terima t order by t.n),
    (select count(*) from baris), (select coalesce(sum(cardinality(t.leg_jumlah)), 0) from terima t),
    exists (select from pakai p where p.jumlah > case p.lingkup when 'PENGGUNA' then
      (select j.batas from jatah j where (j.pengguna, j.harian, j.tanggal) = (p.kunci, p.kelompok, p.tanggal))
      else (select k.batas from loket k where (k.rekening, k.tanggal) = (p.kunci, p.tanggal)) end)
  into v_hasil, v_baris, v_legs, v_lewat;
  if v_lewat then perform refuse('DAILY_LIMIT'); end if;
  if v_baris <> v_legs then raise exception 'a set of postings wrote % lines of %', v_baris, v_legs; end if;
  return v_hasil;
exception when others then
  get stacked diagnostics v_galat = returned_sqlstate;
  if v_galat not in ('55P03', '40001', '40P01', 'AM001') and left(v_galat, 2) not in ('22', '23') then raise; end if;
  if v_galat = '55P03' then perform set_config('lock_timeout', '1ms', true); end if;
  return '{}';
end $$;
