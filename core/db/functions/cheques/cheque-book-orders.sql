-- Books of cheques that are ordered (core/cheques/README.md; domain: warkat maintenance).

-- A book is ordered for a current account of the branch: { nomor_rekening, jenis, keterangan }. One of a kind waits for an account, whoever orders at the same instant; nobody on the blacklist orders.
create or replace function effect_warkat_order(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_nomor text := 'PB' || lpad(nextval('warkat_order_serial')::text, 10, '0');
  v_nasabah text;
begin
  if not exists (select from account a join product p using (kode_produk) where a.nomor_rekening = e ->> 'nomor_rekening' and a.kode_cabang = k.cabang and p.jenis = 'GIRO') then
    perform refuse('WARKAT_GIRO', jsonb_build_object('rekening', e ->> 'nomor_rekening'));
  end if;
  perform prove_not_stopped(e ->> 'nomor_rekening');
  v_nasabah := warkat_owner_listed(e ->> 'nomor_rekening', k.tanggal);
  if v_nasabah is not null then perform refuse('DHN_LISTED', jsonb_build_object('nasabah', v_nasabah)); end if;
  insert into warkat_order (nomor, nomor_rekening, jenis, kode_cabang, tanggal, keterangan, user_input)
  values (v_nomor, e ->> 'nomor_rekening', e ->> 'jenis', k.cabang, k.tanggal, e ->> 'keterangan', k.pengguna)
  on conflict (nomor_rekening, jenis) where status = 'DIPESAN' do nothing;
  if not found then perform refuse('WARKAT_ORDERED', jsonb_build_object('rekening', e ->> 'nomor_rekening', 'jenis', e ->> 'jenis')); end if;
  perform record_warkat_act('PESAN_WARKAT', e ->> 'jenis', v_nomor, 1, 'DIPESAN', jsonb_build_object('nomor_rekening', e -> 'nomor_rekening'), k);
end $$;

-- An order is taken back: { nomor, alasan }. Of this and the issue that fulfils it at the same instant one is first.
create or replace function effect_warkat_order_cancel(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  o warkat_order;
begin
  select * into o from warkat_order x where x.nomor = e ->> 'nomor' and x.kode_cabang = k.cabang for update;
  if o.nomor is null then perform refuse('WARKAT_ORDER', jsonb_build_object('nomor', e ->> 'nomor')); end if;
  if o.status <> 'DIPESAN' then perform refuse('WARKAT_ORDER_STATE', jsonb_build_object('nomor', o.nomor, 'status', o.status)); end if;
  update warkat_order x set status = 'DIBATALKAN', tanggal_akhir = k.tanggal, alasan = e ->> 'alasan' where x.nomor = o.nomor;
  perform record_warkat_act('BATAL_PESANAN_WARKAT', o.jenis, o.nomor, 1, 'DIBATALKAN', jsonb_build_object('nomor_rekening', o.nomor_rekening, 'alasan', e -> 'alasan'), k);
end $$;

-- The book that is handed out is the one that was ordered; without an order nothing happens.
create or replace function fulfil_warkat_order(b warkat_book, p_rekening text, p_tanggal date) returns void language sql as $$
  update warkat_order x set status = 'DITERBITKAN', tanggal_akhir = p_tanggal, id_bukuwarkat = b.id_bukuwarkat
  where x.nomor_rekening = p_rekening and x.jenis = b.jenis and x.status = 'DIPESAN'
$$;
