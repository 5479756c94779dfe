-- A rate is set for today or a day ahead. What a day was begun with stays: journals carry the worth it gave them.
create or replace function before_rate(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
begin
  if e #>> '{baris,kode_valuta}' = book_currency() then perform refuse('NOT_FOUND'); end if;
  return before_term(e, p_user, p_kedua);
end $$;

-- The rates of a day, as the rules of an operation read them.
create or replace function rate_facts(p_tanggal date) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('kode_valuta', r.kode_valuta, 'beli', r.beli::text, 'tengah', r.tengah::text, 'jual', r.jual::text))
  from exchange_rate r where r.tanggal = p_tanggal
$$;
