-- Extracts for authorities read the books by these functions (core/books/README.md; domain: reports; profit sharing, tax).

-- Returns what each account got of income in a period and what was kept of it, by journal: gross, tax and zakat, undone ones below zero. A journal that names
-- an account and moves what is owed to its holders or the tax is one; what is taken back of a deposit that was broken bears no tax back and is none.
create or replace function shares_booked(p_dari date, p_sampai date)
returns table (journal_id bigint, tanggal date, nomor_rekening text, bruto bigint, pajak bigint, zakat bigint) language sql stable as $$
  select l.journal_id, l.tanggal, j.rekening,
    coalesce(sum(l.jumlah) filter (where l.kode_gl in (gl('OWED_TO_SAVERS'), gl('OWED_TO_DEPOSITORS'), gl('SHARES_OF_SAVERS'), gl('SHARES_OF_DEPOSITORS'), gl('WADIAH_BONUS'))), 0)::bigint,
    coalesce(-sum(l.jumlah) filter (where l.kode_gl = gl('TAX_ON_SHARES')), 0)::bigint, coalesce(-sum(l.jumlah) filter (where l.kode_gl = gl('ZAKAT_OWED')), 0)::bigint
  from branch b join journal_line l on l.kode_cabang = b.kode_cabang and l.kode_gl in (gl('OWED_TO_SAVERS'), gl('OWED_TO_DEPOSITORS'), gl('SHARES_OF_SAVERS'), gl('SHARES_OF_DEPOSITORS'), gl('WADIAH_BONUS'), gl('TAX_ON_SHARES'), gl('ZAKAT_OWED'))
    and l.tanggal between p_dari and p_sampai
  join journal j on (j.id, j.tanggal) = (l.journal_id, l.tanggal)
  where j.rekening is not null and j.operasi <> 'PENCAIRAN_DEPOSITO'
    and not exists (select from journal_reversal u join journal o on (o.id, o.tanggal) = (u.journal_id, u.tanggal)
                    where u.reversal_id = j.id and o.operasi = 'PENCAIRAN_DEPOSITO')
  group by 1, 2, 3
$$;

-- Returns what every account stood at by the books at the end of a day, in its own currency; those that stood at zero are left out.
create or replace function account_balances_on(p_tanggal date) returns table (nomor_rekening text, saldo bigint) language sql stable as $$
  with nanti as materialized (
    select l.rekening, sum(l.jumlah)::bigint as jumlah from journal_line l where l.rekening is not null and l.tanggal > p_tanggal group by 1)
  select s.nomor_rekening, s.saldo_buku + coalesce(n.jumlah, 0) from account_state s left join nanti n on n.rekening = s.nomor_rekening
  where s.saldo_buku + coalesce(n.jumlah, 0) <> 0
$$;

-- An amount in the books' currency at the last middle rate up to a day; null where there is none.
create or replace function worth_on(p_jumlah bigint, p_valuta text, p_tanggal date) returns bigint language sql stable as $$
  select case when p_valuta = 'IDR' then p_jumlah else (
    select round(p_jumlah::numeric * r.tengah / power(10::numeric, 2 + c.digit))::bigint from exchange_rate r join currency c using (kode_valuta)
    where r.kode_valuta = p_valuta and r.tanggal <= p_tanggal order by r.tanggal desc limit 1) end
$$;

-- Returns what a year gives an account by its share of the income, in hundredths of a per cent of its balance; zero where it shares none.
create or replace function yearly_equivalent(p_rekening text, p_produk text, p_tanggal date) returns integer language sql stable as $$
  select coalesce((
    select round(hi1000_on(m.pool, date_trunc('month', p_tanggal)::date)::numeric * 12 * k.nisbah_nasabah / 1000000000)::integer
    from pool_member m cross join lateral account_contract_on(p_rekening, p_tanggal) k where m.kode_produk = p_produk), 0)
$$;
