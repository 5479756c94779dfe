-- The limit in force for one holder: of the rows that have begun, the last.
create or replace function daily_limit_row(p_lingkup text, p_pemegang text, p_kelompok text, p_valuta text, p_tanggal date) returns bigint
language sql stable as $$
  select l.batas from daily_limit l
  where l.lingkup = p_lingkup and l.pemegang = p_pemegang and l.kelompok = p_kelompok and l.kode_valuta = p_valuta and l.berlaku_sejak <= p_tanggal
  order by l.berlaku_sejak desc limit 1
$$;

-- The amount of the kind that this user may move alone in a day: the user's own limit, else the highest of the roles', else the one that holds for
-- every role. Nothing said is nothing allowed.
create or replace function daily_limit_of(p_user text, p_kelompok text, p_valuta text, p_tanggal date) returns bigint language sql stable as $$
  select coalesce(
    daily_limit_row('PENGGUNA', p_user, p_kelompok, p_valuta, p_tanggal),
    (select max(daily_limit_row('PERAN', r.role_id, p_kelompok, p_valuta, p_tanggal)) from user_role r where r.id_user = p_user),
    daily_limit_row('PERAN', '', p_kelompok, p_valuta, p_tanggal), 0)
$$;

-- What was used of the day so far, by this user and of these accounts.
create or replace function daily_usage_of(p_user text, p_rekening text[], p_tanggal date) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object('kunci', u.kunci, 'kelompok', u.kelompok, 'kode_valuta', u.kode_valuta, 'jumlah', u.jumlah::text))
  from (select 'PENGGUNA' as lingkup, p_user as kunci union all select 'REKENING', r from unnest(p_rekening) r) k
  -- One by one, each by its key: in the morning, when this is planned, the table is empty and every other way seems as good.
  cross join lateral (select * from daily_usage d where d.lingkup = k.lingkup and d.kunci = k.kunci and d.tanggal = p_tanggal offset 0) u
$$;

-- What an amount of a currency is worth in that of the books at the middle rate of a day, both in minor units.
create or replace function worth_in_books(p_jumlah bigint, p_valuta text, p_tanggal date) returns bigint language plpgsql stable as $$
declare
  v_nilai bigint;
begin
  if p_valuta = book_currency() then return p_jumlah; end if;
  select round(p_jumlah::numeric * r.tengah / power(10::numeric, 2 + c.digit)) into v_nilai
  from exchange_rate r join currency c using (kode_valuta) where r.kode_valuta = p_valuta and r.tanggal = p_tanggal;
  if v_nilai is null then perform refuse('RATE_MISSING', jsonb_build_object('valuta', p_valuta)); end if;
  return v_nilai;
end $$;

-- Takes what a posting without a second person uses of the day, all currencies as one total in that of the books: of the user for the kind, of each account for what leaves it over the
-- counter. Refuses what goes beyond.
create or replace function use_daily(p_user text, p_tanggal date, p_kelompok text, p_valuta text, p_jumlah bigint, p_rekening text[]) returns void
language plpgsql as $$
declare
  v_lingkup text;
  v_jumlah bigint := worth_in_books(p_jumlah, p_valuta, p_tanggal);
begin
  with pakai as (
    insert into daily_usage as u (tanggal, lingkup, kunci, kelompok, kode_valuta, jumlah)
    select p_tanggal, 'PENGGUNA', p_user, p_kelompok, book_currency(), v_jumlah
    union all select p_tanggal, 'REKENING', r, 'LOKET_KELUAR', book_currency(), v_jumlah from unnest(p_rekening) r
    on conflict (lingkup, kunci, tanggal, kelompok, kode_valuta) do update set jumlah = u.jumlah + excluded.jumlah
    returning u.lingkup, u.jumlah
  )
  select p.lingkup into v_lingkup from pakai p
  where p.jumlah > case p.lingkup when 'PENGGUNA' then daily_limit_of(p_user, p_kelompok, book_currency(), p_tanggal)
    else coalesce(daily_limit_row('REKENING', '', 'LOKET_KELUAR', book_currency(), p_tanggal), 0) end
  limit 1;
  if found then perform refuse('DAILY_LIMIT', jsonb_build_object('lingkup', v_lingkup)); end if;
end $$;
