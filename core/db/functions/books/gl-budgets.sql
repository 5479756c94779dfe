-- Budgets beside what the books say (core/books/README.md).

-- Returns what was budgeted for the end of a day's month, in the shape of report_balances: debit above zero, income and expenses from the year's first month on,
-- 403002 their sum. Of a branch, or of all that have a budget.
create or replace function report_budget(p_cabang text, p_tanggal date) returns table (kode_gl text, saldo bigint) language sql stable as $$
  with baris as (
    select b.kode_gl, g.tipe, sum(case g.posisi when 'D' then b.jumlah else -b.jumlah end)::bigint as saldo
    from gl_budget_line b join gl_account g using (kode_gl)
    where b.tahun = extract(year from p_tanggal) and (p_cabang is null or b.kode_cabang = p_cabang)
      and (b.bulan = extract(month from p_tanggal) or g.tipe in ('I', 'X') and b.bulan < extract(month from p_tanggal))
    group by b.kode_gl, g.tipe)
  select b.kode_gl, b.saldo from baris b where b.saldo <> 0
  union all
  select gl('YEAR_RESULT'), sum(b.saldo)::bigint from baris b where b.tipe in ('I', 'X') having sum(b.saldo) <> 0
$$;

-- A budget is of accounts that stand in a statement; the year's result is computed, and inter-branch accounts come to zero.
create or replace function after_gl_budget(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_gl text;
begin
  select b.kode_gl into v_gl from gl_budget_line b join gl_account g using (kode_gl)
  where b.tahun = (p_baru ->> 'tahun')::integer and b.kode_cabang = p_baru ->> 'kode_cabang' and (g.tipe = 'O' or b.kode_gl in (gl('INTER_BRANCH'), gl('YEAR_RESULT')))
  order by 1 limit 1;
  if found then perform refuse('BUDGET_ACCOUNT', jsonb_build_object('gl', v_gl)); end if;
end $$;
