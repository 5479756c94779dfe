-- Differences of counts, from their booking to their end (domain: teller and vault). Amounts are minor units.

-- Keeps what a count has just booked as missing or as too much; nothing where it agreed.
create or replace function record_cash_difference(p_operasi text, k effect_context) returns void language sql as $$
  insert into cash_difference (nomor, kode_cabang, kode_gl, id_user, nominal, kode_valuta, tanggal, operasi, journal_id)
  select 'SK' || lpad(nextval('cash_difference_serial')::text, 10, '0'), l.kode_cabang, l.kode_gl, l.sub, abs(l.jumlah), l.kode_valuta, l.tanggal, p_operasi, l.journal_id
  from journal_line l where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl in (gl('TILL_SHORTAGE'), gl('TILL_OVERAGE'))
$$;

-- A correction of the journal of that day goes against an open difference of the corrected till's count, by its teller and a second person; returns the difference as it was. What
-- is left of it stays open under a number of its own.
create or replace function correct_cash_difference(p_nomor text, p_asal journal, k effect_context) returns cash_difference language plpgsql as $$
declare
  d cash_difference;
  v_saksi text := witness_of('KOREKSI', k.pengguna);
  v_dipakai bigint;
begin
  select * into d from cash_difference x where x.nomor = p_nomor and x.kode_cabang = k.cabang for update;
  if d.nomor is null then perform refuse('NOT_FOUND'); end if;
  if d.cara is not null then perform refuse('DIFFERENCE_ENDED', jsonb_build_object('nomor', d.nomor)); end if;
  if d.id_user = v_saksi then perform refuse('DIFFERENCE_OWN'); end if;
  if d.id_user <> k.pengguna or d.tanggal <> p_asal.tanggal or d.kode_valuta <> p_asal.kode_valuta then
    perform refuse('DIFFERENCE_OF_OTHERS', jsonb_build_object('nomor', d.nomor, 'tanggal', p_asal.tanggal));
  end if;
  select coalesce(sum(case d.kode_gl when gl('TILL_SHORTAGE') then -l.jumlah else l.jumlah end), 0) into v_dipakai from journal_line l
  where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = d.kode_gl and l.kode_cabang = d.kode_cabang and l.sub = d.id_user;
  if v_dipakai <= 0 or v_dipakai > d.nominal then raise exception 'journal % does not go against difference %', k.journal_id, d.nomor; end if;
  update cash_difference x set cara = 'KOREKSI', nominal = v_dipakai, tanggal_akhir = k.tanggal, journal_akhir = k.journal_id, user_akhir = k.pengguna, saksi_akhir = v_saksi,
    alasan = (select j.keterangan from journal j where j.id = k.journal_id and j.tanggal = k.tanggal)
  where x.nomor = d.nomor;
  insert into cash_difference (nomor, kode_cabang, kode_gl, id_user, nominal, kode_valuta, tanggal, operasi, journal_id)
  select 'SK' || lpad(nextval('cash_difference_serial')::text, 10, '0'), d.kode_cabang, d.kode_gl, d.id_user, d.nominal - v_dipakai, d.kode_valuta, d.tanggal, d.operasi, d.journal_id
  where d.nominal > v_dipakai;
  return d;
end $$;

-- A difference ends, whole and once: { nomor, cara, operasi, penerima, nomor_identitas, alasan }. Whoever answers for it agrees to no end of it, and makes none but its repayment.
create or replace function effect_cash_difference_end(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  d cash_difference;
  v_saksi text := witness_of(e ->> 'operasi', k.pengguna);
begin
  select * into d from cash_difference x where x.nomor = e ->> 'nomor' and x.kode_cabang = k.cabang for update;
  if d.nomor is null then perform refuse('NOT_FOUND'); end if;
  if d.cara is not null then perform refuse('DIFFERENCE_ENDED', jsonb_build_object('nomor', d.nomor)); end if;
  if d.id_user = v_saksi or d.id_user = k.pengguna and e ->> 'cara' not in ('GANTI_TUNAI', 'GANTI_REKENING') then perform refuse('DIFFERENCE_OWN'); end if;
  if e ->> 'cara' = 'PENDAPATAN' and k.tanggal - d.tanggal < parameter_on('hari_selisih_lebih', k.tanggal)::integer then perform refuse('DIFFERENCE_YOUNG'); end if;
  if (select coalesce(sum(l.jumlah), 0) from journal_line l where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = d.kode_gl and l.kode_cabang = d.kode_cabang
      and l.sub = d.id_user) <> (case d.kode_gl when gl('TILL_SHORTAGE') then -d.nominal else d.nominal end) then
    raise exception 'journal % does not end difference %', k.journal_id, d.nomor;
  end if;
  update cash_difference x set cara = e ->> 'cara', tanggal_akhir = k.tanggal, journal_akhir = k.journal_id, user_akhir = k.pengguna, saksi_akhir = v_saksi,
    penerima = e ->> 'penerima', nomor_identitas = e ->> 'nomor_identitas', alasan = e ->> 'alasan'
  where x.nomor = d.nomor;
end $$;
