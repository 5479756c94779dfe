-- A branch is closed for good by two persons of head office, after its cut-off on a day of the bank's own: what its books still hold goes to the branch that
-- takes over, its customers with it, and its last end of day begins. It opens no day afterwards; what it was stays to be read.

-- Is a branch closed for good, and its last day over? Nobody waits for it any more.
create or replace function is_branch_closed(b branch) returns boolean language sql immutable as $$
  select b.tanggal_penutupan is not null and b.status = 'TUTUP'
$$;

-- The branch that serves what bears the code of one: itself, or the one that has taken over; null where there is no such branch.
create or replace function serving_branch(p_cabang text) returns text language sql stable as $$
  with recursive penerus as (
    select b.kode_cabang, b.cabang_penerus from branch b where b.kode_cabang = p_cabang
    union select b.kode_cabang, b.cabang_penerus from penerus p join branch b on b.kode_cabang = p.cabang_penerus)
  select p.kode_cabang from penerus p where p.cabang_penerus is null
$$;

-- The first branch day that somebody may still post on: a closed branch stands on its last one for ever.
create or replace function oldest_branch_day() returns date language sql stable as $$
  select min(b.accounting_date) from branch b where not is_branch_closed(b)
$$;

-- Does an account have to be empty before its branch is closed? One that points at a till, an account, a cheque or an ATM, what another part of the product keeps, what is on its way.
create or replace function blocks_branch_closing(g gl_account) returns boolean language sql immutable as $$
  select g.kontrol is not null or g.kode_gl = gl('ATM_CASH') or g.tipe = 'P' and g.kode_gl <> gl('INTER_BRANCH')
    or coalesce(g.dikelola in ('KAS', 'KLIRING', 'TRANSFER', 'BAGI_HASIL', 'DEPOSITO', 'BLANGKO', 'GAJI'), false)
$$;

-- Accounts of a branch that are not closed, and why one cannot go to another branch yet: it is being closed, it is a deposit that does not run, something waits on it.
create or replace function accounts_to_leave(p_cabang text) returns table (nomor_rekening text, sebab text) language sql stable as $$
  select a.nomor_rekening, case when s.status = 'PENUTUPAN' then 'PENUTUPAN' when d.status <> 'AKTIF' then 'DEPOSITO'
    when s.debet_menunggu <> 0 or exists (select from flow_instance f where f.flow_state = 'WAITING' and f.jenis <> 'OVERRIDE'
      and (f.rekening = a.nomor_rekening or f.objek = 'REKENING:' || a.nomor_rekening)) then 'MENUNGGU' end
  from account a join account_state s using (nomor_rekening) left join deposit d using (nomor_rekening) where a.kode_cabang = p_cabang and s.status <> 'TUTUP'
$$;

-- Takes accounts to another branch, each by its version and with a version of its own; asleep or shut they go as they are.
create or replace function effect_data_branch_accounts(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_kedua text := second_person_of(e, k.pengguna);
  r jsonb;
begin
  if k.cabang <> (head_office()).kode_cabang then perform refuse('FORBIDDEN'); end if;
  for r in select x from jsonb_array_elements(e -> 'rekening') x order by x ->> 'nomor_rekening' loop
    perform write_record(e - 'rekening' || jsonb_build_object('jenis', 'account', 'aksi', 'UBAH', 'versi', r -> 'versi',
      'baris', jsonb_build_object('nomor_rekening', r -> 'nomor_rekening', 'kode_cabang', e -> 'cabang_tujuan')), k.pengguna, v_kedua, k.cabang);
  end loop;
end $$;

-- Lists what hinders closing a branch for good, one row for each kind: how many, the first of them by name and number, and what they come to.
create or replace function branch_closing_hindrances(p_cabang text) returns table (kode text, jumlah integer, id text, nama text, nominal bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with sebab as (
    select 'HARI_BERJALAN' as kode, b.kode_cabang as id, b.status as nama, 0::bigint as nominal from branch b join branch h on h.jenis = 'HO'
    where b.kode_cabang = p_cabang and (b.status <> 'CUT_OFF' or is_end_of_day(b.kode_cabang) or b.accounting_date <> h.accounting_date)
    union all
    select d.kode, d.id, concat_ws(' ', nullif(d.nama, ''), nullif(d.orang, '')), d.nominal from branch b cross join lateral day_blockers(b.kode_cabang) d
    where b.kode_cabang = p_cabang and not is_branch_closed(b)
    union all
    select 'REKENING', a.nomor_rekening, a.nomor_rekening || ' ' || a.nama_rekening, case a.kode_valuta when 'IDR' then s.saldo_buku else 0 end
    from account a join account_state s using (nomor_rekening) where a.kode_cabang = p_cabang and s.status <> 'TUTUP'
    union all
    select 'DANA_KHUSUS', f.nomor_rekening, f.nomor_rekening || ' ' || a.nama_rekening, f.saldo
    from special_fund f join account a using (nomor_rekening) where a.kode_cabang = p_cabang and f.saldo > 0
    union all
    select 'KAS_BERISI', k.id_kas::text, k.kode_kas || ' ' || k.kode_valuta, k.saldo from cash_box k where k.kode_cabang = p_cabang and k.saldo <> 0
    union all
    select 'KIRIMAN_KAS', s.nomor, s.nomor, s.nominal from cash_shipment s where p_cabang in (s.kode_cabang_asal, s.kode_cabang_tujuan) and is_shipped(s.status)
    union all
    select 'KIRIMAN_KAS', r.nomor, r.nomor, r.nominal from cash_request r where p_cabang in (r.kode_cabang, r.kode_cabang_asal) and r.status = 'DIMINTA'
    union all
    select 'SELISIH_KAS', d.nomor, d.nomor, case d.kode_valuta when 'IDR' then d.nominal else 0 end from cash_difference d where d.kode_cabang = p_cabang and d.cara is null
    union all
    select 'PENGGUNA', u.id_user, u.id_user || ' ' || u.nama_user, 0 from app_user u where u.kode_cabang = p_cabang and u.aktif
    union all
    select 'TRANSAKSI_TERBUKA', f.id_flow::text, f.flow_code, f.nominal from flow_instance f
    where f.kode_cabang = p_cabang and f.flow_state in ('DRAFT', 'RETURNED', 'WAITING')
    union all
    select 'STOK_BUKU', p.nomor_seri, p.nomor_seri, 0 from passbook p where p.kode_cabang = p_cabang and p.status = 'STOK'
    union all
    select 'STOK_BILYET', c.nomor_bilyet, c.nomor_bilyet, 0 from bilyet c where c.kode_cabang = p_cabang and c.status in ('STOK', 'DI_TANGAN')
    union all
    select 'STOK_KARTU', c.nomor_seri, c.nomor_seri, 0 from card_stock c where c.kode_cabang = p_cabang and not c.hilang
    union all
    select 'STOK_WARKAT', k.id_bukuwarkat::text, k.jenis || ' ' || k.nomor_awal, 0 from warkat_book k
    where k.kode_cabang = p_cabang and k.status in ('DIKIRIM', 'STOK_CABANG') or k.cabang_tujuan = p_cabang and k.status = 'DIKIRIM'
    union all
    select 'TRANSFER_BERJALAN', t.nomor, t.nomor || ' ' || t.rail, t.nominal from transfer t
    where t.kode_cabang = p_cabang and t.status in ('DIOTORISASI', 'DITAHAN', 'DIKIRIM')
    union all
    select 'TRANSFER_BERJALAN', t.nomor, t.nomor || ' ' || t.rail, t.nominal from incoming_transfer t
    where t.kode_cabang = p_cabang and t.status in ('TERTAHAN', 'RETUR')
    union all
    select 'KLIRING_BERJALAN', w.id_warkat::text, w.jenis || ' ' || w.nomor_warkat, w.nominal from clearing_warkat w
    where w.kode_cabang = p_cabang and w.status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING')
    union all
    select 'KLIRING_BERJALAN', i.id_penarikan::text, i.jenis || ' ' || i.nomor_warkat, i.nominal from inward_warkat i
    where i.kode_cabang = p_cabang and i.status = 'DITAHAN'
    union all
    select 'PENGGAJIAN', p.id_gaji::text, p.nomor_rekening, 0 from payroll p where p.kode_cabang = p_cabang and p.status = 'BERJALAN'
    union all
    select 'ENTRI_BERKALA', p.nomor_berkala, p.nomor_berkala || ' ' || p.nama, 0 from periodic_entry p
    where p.status in ('AKTIF', 'DITANGGUHKAN') and p_cabang = any (periodic_branches(p.nomor_berkala))
      or p.kode_cabang = p_cabang and exists (select from periodic_entry_due d where d.nomor_berkala = p.nomor_berkala and d.status in ('MENUNGGU', 'GAGAL'))
    union all
    select 'JADWAL_LAPORAN', s.nomor_jadwal, s.nomor_jadwal || ' ' || s.nama, 0 from report_schedule s where s.kode_cabang = p_cabang and s.aktif
    union all
    select 'SALDO_BUKU_BESAR', g.kode_gl, g.kode_gl || ' ' || g.nama_gl, sum(t.debet_idr - t.kredit_idr)::bigint
    from gl_total t join gl_account g using (kode_gl) where t.kode_cabang = p_cabang and blocks_branch_closing(g)
    group by g.kode_gl, g.nama_gl, t.kode_valuta having sum(t.debet - t.kredit) <> 0)
  select s.kode, count(*)::integer, (array_agg(s.id order by s.nama, s.id))[1], array_to_string((array_agg(s.nama order by s.nama, s.id))[1:3], ', '), sum(s.nominal)::bigint
  from sebab s group by s.kode order by min(array_position(array['HARI_BERJALAN', 'REKENING', 'PENGGUNA', 'KAS_BERISI'], s.kode)), s.kode
$$;

-- The legs that take what a branch's books still hold to the one that takes over, its income and expenses of the year among them, and what it owes other branches
-- and they owe it: the branch that takes over owes it from then on. Each branch balances by itself, in each currency.
create or replace function branch_closing_legs(p_cabang text, p_penerus text)
returns table (kode_cabang text, kode_gl text, lawan text, kode_valuta text, jumlah bigint, jumlah_idr bigint)
language sql stable security definer set search_path = public, pg_temp as $$
  with saldo as (
    select t.kode_gl, t.lawan, t.kode_valuta, sum(t.debet - t.kredit)::bigint as jumlah, sum(t.debet_idr - t.kredit_idr)::bigint as idr
    from gl_total t where t.kode_cabang = p_cabang group by 1, 2, 3 having sum(t.debet - t.kredit) <> 0 or sum(t.debet_idr - t.kredit_idr) <> 0
  ), kaki as (
    select x.cabang, s.kode_gl, '' as lawan, s.kode_valuta, x.tanda * s.jumlah as jumlah, x.tanda * s.idr as idr
    from saldo s cross join (values (p_cabang, -1), (p_penerus, 1)) x(cabang, tanda) where s.kode_gl <> gl('INTER_BRANCH')
    union all
    select x.cabang, s.kode_gl, x.lawan, s.kode_valuta, x.tanda * s.jumlah, x.tanda * s.idr
    from saldo s cross join lateral (values (p_cabang, s.lawan, -1), (s.lawan, p_cabang, 1), (s.lawan, p_penerus, -1), (p_penerus, s.lawan, 1)) x(cabang, lawan, tanda)
    where s.kode_gl = gl('INTER_BRANCH') and s.lawan <> p_penerus
    union all
    select x.cabang, gl('INTER_BRANCH'), x.lawan, s.kode_valuta, x.tanda * s.jumlah, x.tanda * s.idr
    from saldo s cross join (values (p_cabang, p_penerus, 1), (p_penerus, p_cabang, -1)) x(cabang, lawan, tanda)
    where s.kode_gl <> gl('INTER_BRANCH') or s.lawan <> p_penerus)
  select k.cabang, k.kode_gl, nullif(k.lawan, ''), k.kode_valuta, sum(k.jumlah)::bigint, sum(k.idr)::bigint
  from kaki k group by 1, 2, 3, 4 having sum(k.jumlah) <> 0 or sum(k.idr) <> 0
  order by k.cabang <> p_cabang, k.cabang <> p_penerus, k.cabang, k.kode_gl, nullif(k.lawan, ''), k.kode_valuta
$$;

-- Closes the branch with its day to itself: nothing of it is in flight, nothing hinders, its books hold nothing any more. Its last end of day begins.
create or replace function effect_data_branch_closing(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_kedua text := second_person_of(e, k.pengguna);
  v_sebab text;
  v_nasabah text;
  b branch;
  p branch := head_office();
  s branch;
begin
  if k.cabang <> p.kode_cabang then perform refuse('FORBIDDEN'); end if;
  b := lock_branch_day(e ->> 'kode_cabang', (e ->> 'tanggal')::date, 'CUT_OFF');
  if b.jenis = 'HO' or b.tanggal_penutupan is not null then perform refuse('BRANCH_CLOSED', jsonb_build_object('cabang', b.kode_cabang)); end if;
  perform pg_advisory_xact_lock_shared(7310, (e ->> 'penerus')::integer);
  select * into s from branch x where x.kode_cabang = e ->> 'penerus';
  if s.kode_cabang is null or s.jenis = 'HO' or s.kode_cabang = b.kode_cabang or s.tanggal_penutupan is not null then perform refuse('BRANCH_UNFIT'); end if;
  if s.status <> 'BUKA' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', s.kode_cabang)); end if;
  if s.accounting_date <> b.accounting_date then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', s.kode_cabang)); end if;
  select string_agg(h.kode, ',' order by h.kode) into v_sebab from branch_closing_hindrances(b.kode_cabang) h;
  if v_sebab is not null then perform refuse('BRANCH_NOT_READY', jsonb_build_object('cabang', b.kode_cabang, 'sebab', v_sebab)); end if;
  -- Something was posted since the legs were drawn.
  if exists (select from branch_closing_legs(b.kode_cabang, s.kode_cabang)) then perform refuse('DATA_CHANGED', jsonb_build_object('objek', b.kode_cabang)); end if;
  for v_nasabah in update customer set kode_cabang = s.kode_cabang, versi = versi + 1 where kode_cabang = b.kode_cabang returning nomor_nasabah loop
    perform append_record_version('customer', jsonb_build_object('nomor_nasabah', v_nasabah), 'UBAH', k.pengguna, v_kedua, (e ->> 'id_flow')::uuid, b.kode_cabang);
  end loop;
  update branch set tanggal_penutupan = b.accounting_date, cabang_penerus = s.kode_cabang where kode_cabang = b.kode_cabang returning * into b;
  perform start_end_of_day(b, k.pengguna, null, e ->> 'alasan');
end $$;
