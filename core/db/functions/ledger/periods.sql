-- Months of the books (domain: back-dating; distribution).

-- Business days from p_dari (excluded) to p_sampai: neither weekend nor holiday.
create or replace function business_days_between(p_dari date, p_sampai date) returns integer language sql stable as $$
  select count(*)::integer from generate_series(p_dari + 1, p_sampai, interval '1 day') h
  where extract(isodow from h) < 6 and not exists (select from holiday l where l.tanggal = h::date)
$$;

-- A value date of a posting: never after the accounting date nor in a month that is distributed or closed; back only within the
-- month and the days that the bank allows, and by a person only with a second one who saw it. p_lewat is null for an automatic
-- run. What corrects a journal takes its value date, however far back it lies.
create or replace function prove_value_date(p_tanggal date, p_valuta date, p_lewat text[], p_koreksi boolean) returns void language plpgsql as $$
declare
  v_status text;
begin
  if p_valuta > p_tanggal then perform refuse('VALUE_DATE', jsonb_build_object('tanggal', p_valuta)); end if;
  select p.status into v_status from gl_period p where p.bulan = date_trunc('month', p_valuta);
  if v_status <> 'BUKA' then perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', to_char(p_valuta, 'YYYY-MM'))); end if;
  if p_valuta = p_tanggal or p_koreksi then return; end if;
  if date_trunc('month', p_valuta) <> date_trunc('month', p_tanggal)
    or business_days_between(p_valuta, p_tanggal) > coalesce(parameter_on('valuta_mundur_hari', p_tanggal)::integer, 0) then
    perform refuse('VALUE_DATE', jsonb_build_object('tanggal', p_valuta));
  end if;
  if not 'VALUTA_MUNDUR' = any (p_lewat) then perform refuse('GRANT_INVALID'); end if;
end $$;

-- Moves a month on: BUKA, DIBAGIKAN, TUTUP, never back. When it closes, what every GL account stands at is kept as the opening
-- balance of the next month; postings of an accounting date in it must be over.
create or replace function effect_period_move(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_bulan date := (e ->> 'bulan')::date;
  v_dari text;
begin
  -- No posting is in flight anywhere while a month changes its state.
  perform pg_advisory_xact_lock(7310, b.kode_cabang::integer) from (select kode_cabang from branch order by kode_cabang) b;
  select coalesce((select p.status from gl_period p where p.bulan = v_bulan), 'BUKA') into v_dari;
  if v_dari is distinct from e ->> 'dari' or (v_dari, e ->> 'ke') not in (('BUKA', 'DIBAGIKAN'), ('BUKA', 'TUTUP'), ('DIBAGIKAN', 'TUTUP')) then
    perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM')));
  end if;
  insert into gl_period (bulan, status, akhir_tahun) values (v_bulan, e ->> 'ke', coalesce((e ->> 'akhir_tahun')::boolean, false))
  on conflict (bulan) do update set status = excluded.status, akhir_tahun = gl_period.akhir_tahun or excluded.akhir_tahun;
  if e ->> 'ke' = 'TUTUP' then
    if exists (select from branch b where b.accounting_date < v_bulan + interval '1 month' and b.status <> 'TUTUP') then
      perform refuse('PERIOD_CLOSED', jsonb_build_object('bulan', to_char(v_bulan, 'YYYY-MM')));
    end if;
    insert into gl_opening (bulan, kode_cabang, kode_valuta, kode_gl, lawan, saldo, saldo_idr)
    select (v_bulan + interval '1 month')::date, t.kode_cabang, t.kode_valuta, t.kode_gl, t.lawan, sum(t.debet - t.kredit), sum(t.debet_idr - t.kredit_idr)
    from gl_total t where t.tanggal < v_bulan + interval '1 month' group by 2, 3, 4, 5 having sum(t.debet - t.kredit) <> 0 or sum(t.debet_idr - t.kredit_idr) <> 0;
  end if;
end $$;
