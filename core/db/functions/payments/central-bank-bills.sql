-- The central bank's monthly bill (core/payments/README.md; domain: transfers). Amounts are minor units.

-- Returns what the central bank asks for an item of a batch on the day and at the hour that it left, in minor units.
create or replace function central_bank_tariff(p_rail text, p_tanggal date, p_berangkat timestamptz) returns bigint language sql stable as $$
  select (parameter_on(case
    when p_rail = 'RTGS' and extract(hour from t.jam) * 100 + extract(minute from t.jam) >= parameter_on('rtgs_tarif_bi_sore_jam', p_tanggal)::integer then 'rtgs_tarif_bi_sore'
    else lower(p_rail) || '_tarif_bi' end, p_tanggal)::numeric * 100)::bigint
  from (select p_berangkat at time zone 'Asia/Jakarta' as jam) t
$$;

-- Returns what the bank itself has sent by a rail in the month that begins on `p_bulan`, by tariff: items of the batches that left, whatever became of them.
create or replace function central_bank_count(p_bulan date, p_rail text) returns table (tarif bigint, banyak integer, jumlah bigint) language sql stable as $$
  select s.tarif, sum(s.banyak)::integer, sum(s.banyak * s.tarif)::bigint from (
    select central_bank_tariff(b.rail, b.tanggal, coalesce(b.dikirim_pada, b.disusun_pada)) as tarif, b.banyak
    from settlement_batch b where b.rail = p_rail and b.tanggal >= p_bulan and b.tanggal < p_bulan + interval '1 month' and b.status <> 'DISUSUN') s
  group by 1 order by 1
$$;

-- A bill is posted, once for its month and rail, against the count that both persons saw:
-- { bulan, rail, nomor, banyak, nominal, hitungan_banyak, hitungan_nominal, alasan }.
create or replace function effect_central_bank_bill(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_banyak bigint;
  v_nominal bigint;
begin
  select coalesce(sum(c.banyak), 0), coalesce(sum(c.jumlah), 0) into v_banyak, v_nominal from central_bank_count((e ->> 'bulan')::date, e ->> 'rail') c;
  if (v_banyak, v_nominal) is distinct from ((e ->> 'hitungan_banyak')::bigint, (e ->> 'hitungan_nominal')::bigint) then
    perform refuse('BILL_COUNT');
  end if;
  insert into central_bank_bill (bulan, rail, nomor, banyak, nominal, hitungan_banyak, hitungan_nominal, alasan, tanggal, journal_id, user_input)
  values ((e ->> 'bulan')::date, e ->> 'rail', e ->> 'nomor', (e ->> 'banyak')::integer, (e ->> 'nominal')::bigint, v_banyak, v_nominal, e ->> 'alasan', k.tanggal, k.journal_id,
    k.pengguna) on conflict (bulan, rail) do nothing;
  if not found then perform refuse('BILL_POSTED', jsonb_build_object('bulan', left(e ->> 'bulan', 7), 'rail', replace(e ->> 'rail', '_', '-'))); end if;
  -- What the central bank took before the bill was posted may have used up its tries.
  update settlement_entry x set gagal_kali = 0 where x.status = 'BARU' and x.jenis = 'MUTASI' and x.jumlah = (e ->> 'nominal')::bigint;
end $$;

-- A bill whose journal is undone may be posted again, unless the central bank has taken it.
create or replace function undo_central_bank_bill(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  b central_bank_bill;
begin
  delete from central_bank_bill x where x.journal_id = p_journal and x.tanggal = p_tanggal returning * into b;
  if b.entri is not null then perform refuse('BILL_TAKEN', jsonb_build_object('nomor', b.nomor)); end if;
end $$;

-- Records that a movement on our account is what the central bank took for a bill: a debit of its amount that names its number, or that no other open bill has. False where it is none.
create or replace function match_bill_movement(p_entri bigint) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
declare
  e settlement_entry;
  b central_bank_bill;
  v_banyak integer;
begin
  select * into strict e from settlement_entry x where x.id = p_entri;
  if e.jenis <> 'MUTASI' or e.status <> 'DIAMBIL' or e.isi ->> 'arah' <> 'D' then return false; end if;
  perform from central_bank_bill x where x.entri is null and x.nominal = e.jumlah order by x.bulan, x.rail for update;
  select x.* into b from central_bank_bill x where x.entri is null and x.nominal = e.jumlah and position(x.nomor in e.isi ->> 'berita') > 0 order by x.bulan, x.rail limit 1;
  if b.nomor is null then
    select count(*) into v_banyak from central_bank_bill x where x.entri is null and x.nominal = e.jumlah;
    if v_banyak <> 1 then return false; end if;
    select x.* into b from central_bank_bill x where x.entri is null and x.nominal = e.jumlah;
  end if;
  update central_bank_bill x set entri = p_entri where x.bulan = b.bulan and x.rail = b.rail and x.entri is null;
  return found;
end $$;
