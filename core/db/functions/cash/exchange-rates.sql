-- A rate is set for today or a day ahead. During its day what the bank gives and asks may change; the middle rate stays once anything
-- of the currency was booked that day, because journals carry the worth it gave them.
create or replace function before_rate(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  v_hari date := (select max(b.accounting_date) from branch b);
  v_valuta text := e #>> '{baris,kode_valuta}';
  v_tanggal date := (e #>> '{baris,tanggal}')::date;
begin
  if v_valuta = book_currency() then perform refuse('NOT_FOUND'); end if;
  if v_tanggal < v_hari or e ->> 'aksi' = 'HAPUS' and v_tanggal = v_hari then
    perform refuse('TERM_IN_FORCE', jsonb_build_object('sejak', v_tanggal));
  end if;
  if e ->> 'aksi' = 'UBAH' and rate_in_use(v_valuta, v_tanggal)
    and exists (select from exchange_rate r where r.tanggal = v_tanggal and r.kode_valuta = v_valuta and r.tengah <> (e #>> '{baris,tengah}')::bigint) then
    perform refuse('RATE_IN_USE', jsonb_build_object('valuta', v_valuta, 'tanggal', v_tanggal));
  end if;
  return null;
end $$;

-- Was anything of this currency booked on that day?
create or replace function rate_in_use(p_valuta text, p_tanggal date) returns boolean language sql stable as $$
  select exists (select from gl_total t where t.tanggal = p_tanggal and t.kode_valuta = p_valuta)
$$;

-- What the maker of a trade saw is what holds when it posts: the row stays as it is until then.
create or replace function effect_rate_seen(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  r exchange_rate;
begin
  select * into r from exchange_rate x where x.tanggal = k.tanggal and x.kode_valuta = e ->> 'kode_valuta' for share;
  if not found then perform refuse('RATE_MISSING', jsonb_build_object('valuta', e ->> 'kode_valuta')); end if;
  if (r.tengah, case e ->> 'arah' when 'BELI' then r.beli else r.jual end) is distinct from ((e ->> 'tengah')::bigint, (e ->> 'kurs')::bigint) then
    perform refuse('RATE_CHANGED', jsonb_build_object('valuta', e ->> 'kode_valuta'));
  end if;
end $$;

-- Records who traded, at which rate. effect_cash_party records who that is to the bank and the sum of the day.
create or replace function effect_currency_trade(e jsonb, k effect_context) returns void language sql as $$
  insert into currency_trade (journal_id, tanggal, kode_cabang, arah, kode_valuta, jumlah, rupiah, kurs, kurs_papan, nama, jenis_identitas, nomor_identitas, data_diri)
  values (k.journal_id, k.tanggal, k.cabang, e ->> 'arah', e ->> 'kode_valuta', (e ->> 'jumlah')::bigint, (e ->> 'rupiah')::bigint, (e ->> 'kurs')::bigint,
    (e ->> 'kurs_papan')::bigint, e ->> 'nama', e ->> 'jenis_identitas', e ->> 'nomor_identitas', e -> 'data_diri')
$$;

-- The rates of a day, as the rules of an operation read them.
create or replace function rate_context(p_tanggal date) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('kode_valuta', r.kode_valuta, 'beli', r.beli::text, 'tengah', r.tengah::text, 'jual', r.jual::text))
  from exchange_rate r where r.tanggal = p_tanggal
$$;
