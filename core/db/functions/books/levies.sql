-- The bank collects taxes, stamp duty and zakat for others, and pays them by month (domain: profit sharing; chart of accounts). Amounts are minor units.

-- Is this account owed to others outside the bank: taxes, stamp duty, zakat, the benevolence fund?
create or replace function owed_to_others(p_gl text) returns boolean language sql immutable as $$
  select p_gl in (gl('TAX_ON_SHARES'), gl('TAX_WITHHELD'), gl('STAMP_DUTY'), gl('ZAKAT_OWED'), gl('BENEVOLENCE'))
$$;

-- Reads the balance of a liability of a branch at the end of a day in the books' currency, with the lines that are not rolled up yet.
create or replace function owed_on(p_cabang text, p_gl text, p_hari date) returns bigint language sql stable as $$
  select coalesce((select -s.saldo from gl_day_balance s where s.kode_cabang = p_cabang and s.kode_gl = p_gl and s.tanggal <= p_hari order by s.tanggal desc limit 1), 0)
    + coalesce((select sum(t.kredit_idr - t.debet_idr) from unaggregated_totals() t where t.kode_cabang = p_cabang and t.kode_gl = p_gl and t.tanggal <= p_hari), 0)::bigint
$$;

-- Lists what each branch still owes for a month that begins on `p_bulan` and those before it: what stood there when the month ended, less what was paid for these months since,
-- and never more than stands there now. Branches that owe nothing are left out.
create or replace function levies_owed(p_gl text, p_bulan date) returns table (kode_cabang text, terutang bigint) language sql stable as $$
  select b.kode_cabang, h.terutang from branch b cross join lateral (
    select least(owed_on(b.kode_cabang, p_gl, a.akhir)
        - coalesce((select sum(r.nominal) from levy_remittance r where r.kode_gl = p_gl and r.kode_cabang = b.kode_cabang and r.bulan <= p_bulan and r.tanggal > a.akhir), 0),
      owed_on(b.kode_cabang, p_gl, 'infinity'))::bigint as terutang
    from (select (p_bulan + interval '1 month' - interval '1 day')::date as akhir) a) h
  where h.terutang > 0 order by 1
$$;

-- Keeps what was paid, branch by branch: { kode_gl, bulan, penerima, nomor_bukti, bagian: [{ kode_cabang, nominal }] }. One payment of an account at a time: each is held
-- against what those before it have left.
create or replace function effect_levy_remittance(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_gl text := e ->> 'kode_gl';
  v_bulan date := (e ->> 'bulan')::date;
begin
  perform pg_advisory_xact_lock(hashtextextended('levy:' || v_gl, 0));
  if exists (select from levy_remittance r where r.kode_gl = v_gl and r.nomor_bukti = e ->> 'nomor_bukti') then
    perform refuse('LEVY_RECEIPT', jsonb_build_object('nomor', e ->> 'nomor_bukti'));
  end if;
  if exists (
    select from jsonb_to_recordset(e -> 'bagian') x(kode_cabang text, nominal bigint) left join levies_owed(v_gl, v_bulan) o using (kode_cabang)
    where x.nominal > coalesce(o.terutang, 0)) then
    perform refuse('LEVY_CHANGED');
  end if;
  insert into levy_remittance (journal_id, tanggal, kode_cabang, kode_gl, bulan, nominal, penerima, nomor_bukti, user_input)
  select k.journal_id, k.tanggal, x.kode_cabang, v_gl, v_bulan, x.nominal, e ->> 'penerima', e ->> 'nomor_bukti', k.pengguna
  from jsonb_to_recordset(e -> 'bagian') x(kode_cabang text, nominal bigint);
end $$;

-- A payment is owed again once its journal is undone.
create or replace function undo_levy_remittance(p_journal bigint, p_tanggal date) returns void language sql as $$
  delete from levy_remittance r where r.journal_id = p_journal and r.tanggal = p_tanggal
$$;
