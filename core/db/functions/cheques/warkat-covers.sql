-- Automatic transfers by day, before a cheque or giro is called unfunded (core/cheques/README.md; domain: standing instructions and ATS).

-- Returns what a payment of a cheque that was filed and waits for its second person has set aside on an account: it does not speak against itself. The cheque is the
-- value of a field of that item. Minor units.
create or replace function warkat_reserved(p_cabang text, p_flow text, p_kunci text, p_nilai text, p_rekening text) returns bigint language sql stable as $$
  select coalesce(sum((r ->> 'jumlah')::bigint), 0)::bigint from flow_instance f cross join lateral jsonb_array_elements(f.reservasi) r
  where f.kode_cabang = p_cabang and f.flow_state = 'WAITING' and f.flow_code = p_flow and f.flow_data ->> p_kunci = p_nilai and r ->> 'rekening' = p_rekening
$$;

-- Returns what a cheque may use of an account, in minor units.
create or replace function warkat_headroom(t account_state, p_cabang text, p_flow text, p_kunci text, p_nilai text) returns bigint language sql stable as $$
  select t.saldo_buku - t.dana_belum_efektif - t.saldo_ditahan - t.debet_menunggu - t.saldo_minimum + t.plafon
    + warkat_reserved(p_cabang, p_flow, p_kunci, p_nilai, t.nomor_rekening)
$$;

-- The same of a cheque that another bank presented.
create or replace function inward_reserved(s inward_warkat, p_rekening text) returns bigint language sql stable as $$
  select warkat_reserved(s.kode_cabang, 'PENARIKAN_KLIRING', 'id_penarikan', s.id_penarikan::text, p_rekening)
$$;
create or replace function inward_headroom(s inward_warkat, t account_state) returns bigint language sql stable as $$
  select warkat_headroom(t, s.kode_cabang, 'PENARIKAN_KLIRING', 'id_penarikan', s.id_penarikan::text)
$$;

-- Returns what the automatic transfer that keeps an account brings for a cheque of it that lacks funds on a day: no row where none lacks, nobody keeps the
-- account, or what there is does not cover the cheque, which is paid whole or not at all. In the order's multiples; less only where it takes a part.
-- Both branches must be at work on that day. Minor units.
create or replace function warkat_cover(p_rekening text, p_nominal bigint, p_tanggal date, p_cabang text, p_flow text, p_kunci text, p_nilai text)
returns table (nomor_perintah text, rekening text, nominal bigint, biaya bigint) language sql stable as $$
  select x.nomor_perintah, x.rekening_sumber, least(x.ingin, x.ada), x.biaya_berhasil
  from (
    select o.nomor_perintah, o.rekening_sumber, o.biaya_berhasil, o.sebagian, k.kurang,
      (k.kurang + m.kelipatan - 1) / m.kelipatan * m.kelipatan as ingin, (warkat_headroom(p, p_cabang, p_flow, p_kunci, p_nilai) - o.biaya_berhasil) / 100 * 100 as ada
    from account_state t
    join standing_order o on o.rekening_tujuan = t.nomor_rekening and o.golongan = 'ATS' and o.status = 'AKTIF'
    join standing_order_state g using (nomor_perintah)
    join account_state p on p.nomor_rekening = o.rekening_sumber
    join account a on a.nomor_rekening = p.nomor_rekening
    join branch b on b.kode_cabang = a.kode_cabang
    cross join lateral (select p_nominal - warkat_headroom(t, p_cabang, p_flow, p_kunci, p_nilai) as kurang) k
    cross join lateral (select greatest(o.kelipatan, 100) as kelipatan) m
    where t.nomor_rekening = p_rekening and k.kurang > 0 and t.status = 'AKTIF' and t.blokir not in ('K', 'T')
      and p.status = 'AKTIF' and p.blokir not in ('D', 'T') and allows_standing_order(p.nomor_rekening, p_tanggal)
      and o.mulai <= p_tanggal and coalesce(o.sampai, p_tanggal) >= p_tanggal and coalesce(g.kali_lewat < o.kali, true)
      and b.accounting_date = p_tanggal and accepts_messages(b)) x
  where x.ada >= x.ingin or x.sebagian and x.ada >= x.kurang
$$;

-- The same for a cheque that another bank presented.
create or replace function inward_cover(s inward_warkat, p_tanggal date)
returns table (nomor_perintah text, rekening text, nominal bigint, biaya bigint) language sql stable as $$
  select c.nomor_perintah, c.rekening, c.nominal, c.biaya
  from warkat_cover(s.nomor_rekening, s.nominal, p_tanggal, s.kode_cabang, 'PENARIKAN_KLIRING', 'id_penarikan', s.id_penarikan::text) c
$$;

-- An automatic transfer has brought what a cheque lacked: { nomor_perintah, id_penarikan or jenis and nomor_warkat, rekening, nominal, biaya }. Proved by
-- this very journal; one that was ended or changed since both saw it brings nothing.
create or replace function effect_standing_order_cover(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  o standing_order;
begin
  select * into o from standing_order where nomor_perintah = e ->> 'nomor_perintah' for no key update;
  if o.status is distinct from 'AKTIF' or o.golongan <> 'ATS' then
    perform refuse('STANDING_STATE', jsonb_build_object('perintah', e ->> 'nomor_perintah', 'status', o.status));
  end if;
  if o.rekening_sumber <> e ->> 'rekening' or not standing_order_moved(k.journal_id, k.tanggal, o.rekening_sumber, o.rekening_tujuan, (e ->> 'nominal')::bigint)
    or not (exists (select from inward_warkat s where s.id_penarikan = (e ->> 'id_penarikan')::bigint and s.nomor_rekening = o.rekening_tujuan
        and s.status = 'DIBAYAR' and s.journal_akhir = k.journal_id)
      or exists (select from warkat_leaf w join warkat_book d using (id_bukuwarkat) where w.jenis = e ->> 'jenis' and w.nomor_warkat = e ->> 'nomor_warkat'
        and d.nomor_rekening = o.rekening_tujuan and w.status = 'DIBAYAR' and w.journal_id = k.journal_id)) then
    raise exception 'order % covered nothing by this journal', o.nomor_perintah;
  end if;
  insert into standing_order_cover (journal_id, tanggal, nomor_perintah, id_penarikan, jenis, nomor_warkat, nominal, biaya)
  values (k.journal_id, k.tanggal, o.nomor_perintah, (e ->> 'id_penarikan')::bigint, e ->> 'jenis', e ->> 'nomor_warkat', (e ->> 'nominal')::bigint, (e ->> 'biaya')::bigint);
end $$;
