-- Balances of accounts by value date (domain: profit sharing, average daily balance).

-- Adds the lines of these transactions. A date that has no row yet begins with what the account stood at before it; then every
-- row from a line's value date on takes the line in, so that the order in which lines were posted does not matter.
create or replace function rollup_account_days(p_dari bigint, p_sampai bigint) returns void language plpgsql as $$
begin
  with gerak as (
    select distinct l.rekening, coalesce(l.tanggal_valuta, l.tanggal) as hari from journal_line l
    where l.xid >= p_dari and l.xid < p_sampai and l.rekening is not null
  )
  insert into account_day (nomor_rekening, tanggal_valuta, saldo)
  select g.rekening, g.hari, coalesce((
    select d.saldo from account_day d where d.nomor_rekening = g.rekening and d.tanggal_valuta < g.hari
    order by d.tanggal_valuta desc limit 1), 0)
  from gerak g order by 1, 2 on conflict do nothing;
  with gerak as (
    select l.rekening, coalesce(l.tanggal_valuta, l.tanggal) as hari, -sum(l.jumlah) as jumlah from journal_line l
    where l.xid >= p_dari and l.xid < p_sampai and l.rekening is not null group by 1, 2
  )
  update account_day d set saldo = d.saldo + t.jumlah
  from (select e.nomor_rekening, e.tanggal_valuta, sum(g.jumlah) as jumlah
        from gerak g join account_day e on e.nomor_rekening = g.rekening and e.tanggal_valuta >= g.hari group by 1, 2) t
  where d.nomor_rekening = t.nomor_rekening and d.tanggal_valuta = t.tanggal_valuta and t.jumlah <> 0;
end $$;

-- The steps of an account's balance by value date, exact at this instant: the balance it came into the period with, at p_dari,
-- and a row for each later date until p_sampai on which something changed.
create or replace function account_days(p_rekening text, p_dari date, p_sampai date) returns table (tanggal_valuta date, saldo bigint)
language plpgsql stable rows 30 as $$
#variable_conflict use_column
declare
  v_horizon bigint := (select f.horizon from gl_rollup_watermark f);
begin
  return query
    with ekor as (
      select coalesce(l.tanggal_valuta, l.tanggal) as hari, -sum(l.jumlah) as jumlah
      from journal_line l where l.rekening = p_rekening and l.xid >= v_horizon group by 1
    ), hari as (
      select p_dari as hari
      union select d.tanggal_valuta from account_day d where d.nomor_rekening = p_rekening and d.tanggal_valuta > p_dari and d.tanggal_valuta <= p_sampai
      union select e.hari from ekor e where e.hari > p_dari and e.hari <= p_sampai
    )
    select h.hari, (coalesce((select d.saldo from account_day d where d.nomor_rekening = p_rekening and d.tanggal_valuta <= h.hari
                              order by d.tanggal_valuta desc limit 1), 0)
                    + coalesce((select sum(e.jumlah) from ekor e where e.hari <= h.hari), 0))::bigint
    from hari h order by 1;
end $$;
