-- A closed account leaves a fund for its cheques and giros in circulation (core/cheques/README.md; domain: clearing, rekening khusus).

-- The last day on which a cheque of a closed account may come to be paid out of what it keeps; null where none may. What nobody has presented was drawn
-- on the day of the closing at the latest.
create or replace function special_fund_until(p_rekening text, p_hari date) returns date language sql stable as $$
  select max(warkat_lives_until(s.jenis, coalesce(s.tanggal_warkat, f.tanggal), p_hari))
  from special_fund f join warkat_book b using (nomor_rekening) join warkat_leaf s using (id_bukuwarkat)
  where f.nomor_rekening = p_rekening and s.status in ('DITERBITKAN', 'AKTIF', 'DITOLAK')
$$;

-- A journal has moved what an account keeps for its cheques: { nomor_rekening, jumlah (in positive, out negative), sisa }. What goes in closes the account; the rest (`sisa`)
-- leaves once no cheque may come any more, all of it. Nothing is moved but what this very journal posted.
create or replace function effect_special_fund(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_rekening text := e ->> 'nomor_rekening';
  v_jumlah bigint := (e ->> 'jumlah')::bigint;
  v_cabang text := (select a.kode_cabang from account a where a.nomor_rekening = v_rekening);
  f special_fund;
begin
  if v_jumlah is distinct from (select -sum(l.jumlah) from journal_line l
    where l.journal_id = k.journal_id and l.tanggal = k.tanggal and l.kode_gl = gl('SPECIAL_FUNDS') and l.kode_cabang = v_cabang) then
    raise exception 'the fund of % is not what its journal moved', v_rekening;
  end if;
  if v_jumlah > 0 then
    if not is_being_emptied(v_rekening) then raise exception 'account % is not closed by this journal', v_rekening; end if;
    insert into special_fund (nomor_rekening, tanggal, nominal, saldo) values (v_rekening, k.tanggal, v_jumlah, v_jumlah)
    on conflict (nomor_rekening) do update set tanggal = excluded.tanggal, nominal = excluded.nominal, saldo = special_fund.saldo + excluded.saldo;
  else
    select * into f from special_fund x where x.nomor_rekening = v_rekening for update;
    if f.saldo is null or f.saldo + v_jumlah < 0 then perform refuse('SPECIAL_FUND_SHORT', jsonb_build_object('rekening', v_rekening)); end if;
    if (e ->> 'sisa')::boolean then
      if special_fund_until(v_rekening, k.tanggal) >= k.tanggal then perform refuse('SPECIAL_FUND_WAITS', jsonb_build_object('rekening', v_rekening)); end if;
      if f.saldo + v_jumlah <> 0 then perform refuse('SPECIAL_FUND_CHANGED', jsonb_build_object('rekening', v_rekening)); end if;
    end if;
    update special_fund x set saldo = x.saldo + v_jumlah where x.nomor_rekening = v_rekening;
  end if;
  insert into special_fund_move (journal_id, tanggal, nomor_rekening, jumlah) values (k.journal_id, k.tanggal, v_rekening, v_jumlah);
end $$;

-- Sets back what a journal moved of it, once that journal is undone; a closing of which a cheque was paid since stays.
create or replace function undo_special_fund(p_journal bigint, p_tanggal date) returns void language plpgsql as $$
declare
  m special_fund_move;
begin
  delete from special_fund_move x where x.journal_id = p_journal and x.tanggal = p_tanggal returning * into m;
  if not found then return; end if;
  update special_fund f set saldo = f.saldo - m.jumlah where f.nomor_rekening = m.nomor_rekening and f.saldo >= m.jumlah;
  if not found then perform refuse('SPECIAL_FUND_SHORT', jsonb_build_object('rekening', m.nomor_rekening)); end if;
end $$;
