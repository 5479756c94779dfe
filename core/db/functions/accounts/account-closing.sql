-- Closing an account (core/accounts/README.md; domain: products, close rule). The record says how far it is; the state of the account
-- follows it. Who closes or withdraws is proved as of any record; a pay-out is one person's, of what two have agreed upon.

-- Is this very transaction the one that empties the account?
create or replace function is_being_emptied(p_rekening text) returns boolean language sql stable as $$
  select exists (select from account_closing c where c.nomor_rekening = p_rekening and c.status = 'SELESAI' and c.xmin = pg_current_xact_id()::xid)
$$;

-- A closing begins from the state that was seen, with nothing held, blocked or not yet good and no card alive; cheques in circulation only where what is left stays for them, and
-- at the bank's own wish only of who is listed. Only the reversal of its own journal, on its own
-- day, takes it back once it is done.
create or replace function before_closing(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_rekening text := b ->> 'nomor_rekening';
  s account_state;
  c account_closing;
begin
  select * into s from account_state where nomor_rekening = v_rekening for update;
  select * into c from account_closing where nomor_rekening = v_rekening for update;
  if c.status = 'SELESAI' then
    if not exists (select from journal_reversal r where r.xmin = pg_current_xact_id()::xid and not r.koreksi) then
      perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', v_rekening));
    end if;
  elsif e ->> 'aksi' = 'HAPUS' or b ->> 'status' = 'DIBATALKAN' then
    if c.status is distinct from 'DISETUJUI' then perform refuse('CLOSING_STATE', jsonb_build_object('rekening', v_rekening)); end if;
  elsif c.status = 'DISETUJUI' then
    perform refuse('ACCOUNT_CLOSING', jsonb_build_object('rekening', v_rekening));
  elsif (s.status, s.saldo_buku) is distinct from ((b ->> 'status_lama')::account_status, (b ->> 'saldo')::bigint) then
    perform refuse('CLOSING_CHANGED', jsonb_build_object('rekening', v_rekening));
  elsif s.saldo_ditahan <> 0 or s.dana_belum_efektif <> 0 or has_clearing(v_rekening) or s.blokir <> '' or has_live_card(v_rekening) or has_live_order(v_rekening)
    or has_warkat(v_rekening) and b ->> 'cara_bayar' <> 'KHUSUS' then
    perform refuse('CLOSING_OBSTRUCTED', jsonb_build_object('rekening', v_rekening, 'sebab', concat_ws(',', case when s.saldo_ditahan <> 0 then 'DANA_DITAHAN' end,
      case when s.dana_belum_efektif <> 0 or has_clearing(v_rekening) then 'DANA_BELUM_EFEKTIF' end, case when s.blokir <> '' then 'REKENING_DIBLOKIR' end,
      case when has_live_card(v_rekening) then 'KARTU_HIDUP' end, case when has_live_order(v_rekening) then 'PERINTAH_TETAP' end,
      case when has_warkat(v_rekening) and b ->> 'cara_bayar' <> 'KHUSUS' then 'WARKAT_BEREDAR' end)));
  elsif b ->> 'cara_bayar' = 'KHUSUS' and not has_warkat(v_rekening) then
    perform refuse('CLOSING_WITHOUT_SHEETS', jsonb_build_object('rekening', v_rekening));
  elsif b ->> 'sebab' = 'DHN' and warkat_owner_listed(v_rekening, (b ->> 'tanggal')::date) is null then
    perform refuse('CLOSING_NOT_LISTED', jsonb_build_object('rekening', v_rekening));
  end if;
  return null;
end $$;

-- Nothing of an account that is being closed is kept back for a minimum; one that is open again keeps what its contract says.
create or replace function after_closing(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language sql as $$
  select reopen_accrual(e #>> '{baris,nomor_rekening}') where p_lama ->> 'status' = 'SELESAI';
  update account_state s set
    status = case when p_baru ->> 'status' in ('DISETUJUI', 'SELESAI') then 'PENUTUPAN' else p_lama ->> 'status_lama' end,
    saldo_minimum = case when p_baru ->> 'status' in ('DISETUJUI', 'SELESAI') then 0 else k.saldo_minimum end
  from account a join branch b using (kode_cabang) cross join lateral account_contract_on(a.nomor_rekening, b.accounting_date) k
  where s.nomor_rekening = e #>> '{baris,nomor_rekening}' and a.nomor_rekening = s.nomor_rekening
$$;

-- Pays out what was agreed upon, where the account is kept, from the version that was seen: { nomor_rekening, versi, and the amounts posted }.
create or replace function effect_closing_pay(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_rekening text := e ->> 'nomor_rekening';
  c account_closing;
begin
  perform from account_state where nomor_rekening = v_rekening for update;
  select * into c from account_closing where nomor_rekening = v_rekening for update;
  if c.status is distinct from 'DISETUJUI' or c.cara_bayar <> 'TUNAI' then perform refuse('CLOSING_STATE', jsonb_build_object('rekening', v_rekening)); end if;
  if c.versi <> (e ->> 'versi')::integer then perform refuse('CLOSING_CHANGED', jsonb_build_object('rekening', v_rekening)); end if;
  if not exists (select from account a where a.nomor_rekening = v_rekening and a.kode_cabang = k.cabang) then
    perform refuse('OTHER_BRANCH', (select jsonb_build_object('rekening', a.nomor_rekening, 'cabang', a.kode_cabang) from account a where a.nomor_rekening = v_rekening));
  end if;
  update account_closing set status = 'SELESAI', selesai = k.tanggal, versi = versi + 1, saldo = (e ->> 'saldo')::bigint, bagi_hasil = (e ->> 'bagi_hasil')::bigint,
    pajak = (e ->> 'pajak')::bigint, zakat = (e ->> 'zakat')::bigint, biaya = (e ->> 'biaya')::bigint, nominal = (e ->> 'nominal')::bigint, sisa = (e ->> 'sisa')::bigint
  where nomor_rekening = v_rekening;
  perform append_record_version('closing', jsonb_build_object('nomor_rekening', v_rekening), 'AKHIR', k.pengguna, null, null, k.cabang);
end $$;

-- The account is closed in the transaction that emptied it, and only when nothing at all is left of it.
create or replace function effect_closing_done(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  update account_state s set status = 'TUTUP'
  where s.nomor_rekening = e ->> 'nomor_rekening' and s.status = 'PENUTUPAN' and is_being_emptied(s.nomor_rekening)
    and (s.saldo_buku, s.saldo_ditahan, s.dana_belum_efektif, s.debet_menunggu) = (0, 0, 0, 0) and s.blokir = '';
  if not found then perform refuse('CLOSING_CHANGED', jsonb_build_object('rekening', e ->> 'nomor_rekening')); end if;
  perform close_accrual(e ->> 'nomor_rekening', k);
end $$;
