-- Certificates of deposits. Each has one state, and is moved from it under its row's lock; a deposit has one live certificate at a time
-- (domain: deposits, bilyet).

create or replace function record_bilyet_act(p_operasi text, p_nomor text, p_jumlah integer, p_saksi text, p_rincian jsonb, k effect_context) returns void language sql as $$
  insert into bilyet_act (operasi, nomor_bilyet, jumlah, kode_cabang, tanggal, journal_id, pengguna, saksi, id_flow, rincian)
  values (p_operasi, p_nomor, p_jumlah, k.cabang, k.tanggal, k.journal_id, k.pengguna, p_saksi, item_of(p_operasi, k.pengguna), p_rincian)
$$;

-- A range of blank certificates comes in; a number the bank has had is refused by its name.
create or replace function effect_bilyet_receive(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_jumlah integer := (e ->> 'jumlah')::integer;
  v_baru integer;
begin
  insert into bilyet (nomor_bilyet, kode_cabang, tanggal_terima)
  select n.nomor_seri, k.cabang, k.tanggal from book_numbers(e ->> 'nomor_bilyet', v_jumlah) n order by n.urut on conflict do nothing;
  get diagnostics v_baru = row_count;
  if v_baru < v_jumlah then
    perform refuse('BILYET_KNOWN', jsonb_build_object('bilyet', (
      select min(b.nomor_bilyet) from book_numbers(e ->> 'nomor_bilyet', v_jumlah) n join bilyet b on b.nomor_bilyet = n.nomor_seri
      where b.xmin <> pg_current_xact_id()::xid)));
  end if;
  perform record_bilyet_act('TERIMA_STOK_BILYET', e ->> 'nomor_bilyet', v_jumlah, witness_of('TERIMA_STOK_BILYET', k.pengguna), '{}', k);
end $$;

-- Locks the blanks of a range, in the order of their numbers: all are there, of this branch, blank and in the hand that is named.
create or replace function lock_unissued_bilyets(p_awal text, p_jumlah integer, p_pemegang text, p_cabang text) returns void language plpgsql as $$
declare
  v_nomor text;
  b bilyet;
begin
  for v_nomor in select n.nomor_seri from book_numbers(p_awal, p_jumlah) n order by n.urut loop
    select * into b from bilyet x where x.nomor_bilyet = v_nomor for update;
    if b.kode_cabang is distinct from p_cabang then perform refuse('BILYET_NOT_FOUND', jsonb_build_object('bilyet', v_nomor)); end if;
    if b.status not in ('STOK', 'DI_TANGAN') or b.pemegang is distinct from p_pemegang then
      perform refuse('BILYET_NOT_HELD', jsonb_build_object('bilyet', v_nomor));
    end if;
  end loop;
end $$;

-- Blanks pass from the branch's safe to one of its people, or back; a second person is the witness.
create or replace function effect_bilyet_hand(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform prove_form_holder(e ->> 'ke', k.cabang);
  perform lock_unissued_bilyets(e ->> 'nomor_bilyet', (e ->> 'jumlah')::integer, e ->> 'dari', k.cabang);
  update bilyet b set pemegang = e ->> 'ke', status = case when e ->> 'ke' is null then 'STOK' else 'DI_TANGAN' end
  from book_numbers(e ->> 'nomor_bilyet', (e ->> 'jumlah')::integer) n where b.nomor_bilyet = n.nomor_seri;
  perform record_bilyet_act('SERAH_STOK_BILYET', e ->> 'nomor_bilyet', (e ->> 'jumlah')::integer, witness_of('SERAH_STOK_BILYET', k.pengguna),
    jsonb_build_object('dari', e -> 'dari', 'ke', e -> 'ke'), k);
end $$;

-- Spoiled blanks are destroyed before two persons.
create or replace function effect_bilyet_void(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform lock_unissued_bilyets(e ->> 'nomor_bilyet', (e ->> 'jumlah')::integer, e ->> 'dari', k.cabang);
  update bilyet b set status = 'RUSAK', pemegang = null from book_numbers(e ->> 'nomor_bilyet', (e ->> 'jumlah')::integer) n where b.nomor_bilyet = n.nomor_seri;
  perform record_bilyet_act('BATAL_STOK_BILYET', e ->> 'nomor_bilyet', (e ->> 'jumlah')::integer, witness_of('BATAL_STOK_BILYET', k.pengguna),
    jsonb_build_object('dari', e -> 'dari', 'alasan', e -> 'alasan'), k);
end $$;

-- A blank out of its maker's hand becomes the live certificate of a deposit, which runs already; it states the term and the principal of now. One that a
-- printer has been at is not clean any more.
create or replace function issue_bilyet(p_nomor text, p_rekening text, p_sebelumnya text, k effect_context) returns void language plpgsql as $$
begin
  perform lock_unissued_bilyets(p_nomor, 1, k.pengguna, k.cabang);
  update bilyet set status = 'BERLAKU', pemegang = null, nomor_rekening = p_rekening, sebelumnya = p_sebelumnya, tanggal_terbit = k.tanggal,
    (urut, nominal, perpanjangan) = (select d.urut, d.nominal, d.perpanjangan from deposit d where d.nomor_rekening = p_rekening)
  where nomor_bilyet = p_nomor and cetak = 0;
  if not found then perform refuse('BILYET_USED', jsonb_build_object('bilyet', p_nomor)); end if;
end $$;

-- The certificate that a customer has of a deposit goes out of use: handed in, lost, or spoiled. It is the live one, or was until its deposit ended.
create or replace function end_bilyet(p_nomor text, p_rekening text, p_status text) returns void language plpgsql as $$
begin
  update bilyet set status = p_status where nomor_bilyet = p_nomor and nomor_rekening = p_rekening and status in ('BERLAKU', 'BELUM_KEMBALI');
  if not found then perform refuse('BILYET_OTHER', jsonb_build_object('bilyet', p_nomor)); end if;
end $$;

-- A new certificate in the place of one that was lost or spoiled (domain: deposits, lost bilyet).
create or replace function effect_bilyet_replace(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d deposit;
begin
  select * into d from deposit x where x.nomor_rekening = e ->> 'nomor_rekening' for update;
  if d.status is distinct from 'AKTIF' then perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', e ->> 'nomor_rekening')); end if;
  perform end_bilyet(e ->> 'lama', d.nomor_rekening, e ->> 'sebab');
  perform issue_bilyet(e ->> 'nomor_bilyet', d.nomor_rekening, e ->> 'lama', k);
  perform record_bilyet_act('GANTI_BILYET', e ->> 'nomor_bilyet', 1, witness_of('GANTI_BILYET', k.pengguna),
    jsonb_build_object('lama', e -> 'lama', 'sebab', e -> 'sebab', 'surat', e -> 'surat'), k);
end $$;

-- The certificate of a deposit that ended without it comes back to the branch that keeps it, or is reported lost:
-- { nomor_rekening, nomor_bilyet, sebab, surat, penyerah, identitas }. What a matured deposit still owes is fetched against its certificate instead.
create or replace function effect_bilyet_return(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d deposit;
  v_cabang text;
begin
  select * into d from deposit x where x.nomor_rekening = e ->> 'nomor_rekening' for update;
  if not found then perform refuse('DEPOSIT_NOT_FOUND', jsonb_build_object('rekening', e ->> 'nomor_rekening')); end if;
  if d.status <> 'DICAIRKAN' then perform refuse('DEPOSIT_STATE', jsonb_build_object('rekening', d.nomor_rekening)); end if;
  select b.kode_cabang into v_cabang from bilyet b where b.nomor_bilyet = e ->> 'nomor_bilyet' and b.status = 'BELUM_KEMBALI';
  if v_cabang is distinct from k.cabang then perform refuse('BILYET_NOT_OUT', jsonb_build_object('bilyet', e ->> 'nomor_bilyet')); end if;
  perform end_bilyet(e ->> 'nomor_bilyet', d.nomor_rekening, e ->> 'sebab');
  perform record_bilyet_act('TERIMA_KEMBALI_BILYET', e ->> 'nomor_bilyet', 1, witness_of('TERIMA_KEMBALI_BILYET', k.pengguna),
    jsonb_build_object('rekening', d.nomor_rekening, 'sebab', e -> 'sebab', 'surat', e -> 'surat', 'penyerah', e -> 'penyerah', 'identitas', e -> 'identitas'), k);
end $$;

-- That a certificate went to a printer. The first paper is the certificate, each later one is said to be printed again; returns how often it
-- has been printed now. Only the live one of an active deposit that the caller's branch keeps: one that was paid out certifies nothing any more.
create or replace function record_bilyet_printed(p_nomor text, p_user text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_kali integer;
begin
  update bilyet b set cetak = b.cetak + 1 from account a join deposit d using (nomor_rekening), app_user u
  where d.status = 'AKTIF' and b.nomor_bilyet = p_nomor and b.status = 'BERLAKU' and a.nomor_rekening = b.nomor_rekening and u.id_user = p_user and u.aktif and u.kode_cabang = a.kode_cabang
  returning b.cetak into v_kali;
  if v_kali is null then perform refuse('BILYET_NOT_FOUND', jsonb_build_object('bilyet', p_nomor)); end if;
  insert into bilyet_act (operasi, nomor_bilyet, kode_cabang, tanggal, pengguna, rincian)
  select 'CETAK_BILYET', p_nomor, c.kode_cabang, c.accounting_date, p_user, jsonb_build_object('ke', v_kali)
  from app_user u join branch c using (kode_cabang) where u.id_user = p_user;
  return v_kali;
end $$;
