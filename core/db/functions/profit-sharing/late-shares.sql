-- Shares and bonuses that no account could take when they were given wait on 201007 of their branch; its next end of day on which the account takes them gives them
-- to it (core/profit-sharing/README.md; domain: deposits, destinations).

-- Returns where a share of each account goes on a day: to the account that it was asked to go to, where that one may be credited, else to the account itself;
-- without a row where neither takes it.
create or replace function share_targets(p_rekening text[], p_tanggal date) returns table (nomor_rekening text, tujuan text) language sql stable as $$
  select distinct on (k.nomor_rekening) k.nomor_rekening, t.nomor_rekening
  from unnest(p_rekening) k(nomor_rekening) left join account_link l on l.nomor_rekening = k.nomor_rekening and l.guna = 'BAGI_HASIL'
  join account t on t.nomor_rekening in (k.nomor_rekening, l.rekening_lain) and t.kode_valuta = 'IDR'
  join account_state s on s.nomor_rekening = t.nomor_rekening and s.status in ('AKTIF', 'TIDAK_AKTIF', 'DORMAN') and s.blokir not in ('K', 'T')
  join (select x.kode_cabang from branch x where accepts_eod_postings(x, p_tanggal) offset 0) b on b.kode_cabang = t.kode_cabang
  order by k.nomor_rekening, t.nomor_rekening = l.rekening_lain desc
$$;

-- Returns what waits of a branch's shares between two numbers and can be credited on its day, one row a share, in the order in which they are posted.
create or replace function late_shares(p_cabang text, p_dari text, p_sampai text)
returns table (nomor_rekening text, bulan date, jenis text, putaran integer, neto bigint, tujuan text) language sql stable security definer set search_path = public, pg_temp as $$
  with menunggu as materialized (
    select p.nomor_rekening, p.bulan, p.jenis, p.putaran, p.neto from profit_share p
    where p.kode_cabang = p_cabang and p.status = 'DIBAGIKAN' and p.tujuan = '' and p.neto > 0 and p.susulan_journal is null and p.nomor_rekening between p_dari and p_sampai
  )
  select m.nomor_rekening, m.bulan, m.jenis, m.putaran, m.neto, t.tujuan
  from menunggu m join share_targets(array(select distinct x.nomor_rekening from menunggu x), (select b.accounting_date from branch b where b.kode_cabang = p_cabang)) t using (nomor_rekening)
  order by m.nomor_rekening, m.bulan, m.jenis
$$;

-- Records the shares that this very transaction has credited late, a journal each: Dr 201007 / Cr account. Nothing else was posted as such.
create or replace function record_late_shares(p_cabang text, p_dari text, p_sampai text) returns integer language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_tanggal date := (select b.accounting_date from branch b where b.kode_cabang = p_cabang);
  v_jurnal integer;
  v_n integer;
begin
  select count(*) into v_jurnal from journal j
  where j.xid = pg_current_xact_id()::text::bigint and j.tanggal = v_tanggal and j.operasi = 'BAGI_HASIL_SUSULAN' and j.kode_cabang = p_cabang;
  with jurnal as materialized (
    select row_number() over (order by j.id) as n, j.id, j.rekening, l.keluar, l.ke, l.masuk from journal j
    cross join lateral (
      select sum(x.jumlah) filter (where x.kode_gl = gl('SHARES_NOT_COLLECTED') and x.kode_cabang = p_cabang) as keluar, min(x.rekening) as ke, -sum(x.jumlah) filter (where x.rekening is not null) as masuk
      from journal_line x where x.journal_id = j.id and x.tanggal = j.tanggal) l
    where j.xid = pg_current_xact_id()::text::bigint and j.tanggal = v_tanggal and j.operasi = 'BAGI_HASIL_SUSULAN' and j.kode_cabang = p_cabang
  ), bagian as materialized (
    select row_number() over (order by s.nomor_rekening, s.bulan, s.jenis) as n, s.* from late_shares(p_cabang, p_dari, p_sampai) s
  )
  update profit_share p set susulan_journal = j.id, susulan_tanggal = v_tanggal, susulan_ke = b.tujuan
  from bagian b join jurnal j using (n)
  where (p.nomor_rekening, p.bulan, p.jenis, p.putaran) = (b.nomor_rekening, b.bulan, b.jenis, b.putaran)
    and (j.rekening, j.keluar, j.masuk, j.ke) = (b.nomor_rekening, b.neto, b.neto, b.tujuan);
  get diagnostics v_n = row_count;
  if v_n <> v_jurnal or exists (select from late_shares(p_cabang, p_dari, p_sampai)) then raise exception 'the late shares of branch % are not what was posted', p_cabang; end if;
  return v_n;
end $$;
