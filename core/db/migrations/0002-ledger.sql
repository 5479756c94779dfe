-- The ledger: journals and their lines are append-only. GL balances have no row of their own: a folder adds lines into daily
-- totals by transaction id below the snapshot's xmin, and a report adds the tail to what is folded, so that no posting ever
-- waits for another one over a GL account. Lines are partitioned by month of the accounting date.

create sequence journal_id_seq cache 1;

create table journal (
  id bigint primary key,
  tanggal date not null,
  kode_cabang text not null,
  operasi text not null,
  id_user text not null,
  dibuat_pada timestamptz not null,
  nominal bigint not null,
  kode_valuta text not null,
  rekening text,
  keterangan text,
  saldo_tersedia bigint,
  id_kas integer,
  nomor_urut integer,
  user_otorisasi text,
  id_flow uuid,
  korelasi uuid not null
);
create index journal_branch_day on journal (kode_cabang, tanggal, id);

create table journal_line (
  journal_id bigint not null,
  tanggal date not null,
  xid bigint not null,
  jumlah amount_not_zero not null, -- positive: debit, negative: credit
  saldo bigint,                               -- running balance of the account, where there is one
  seq integer,
  id_kas integer,
  urut smallint not null,
  kode_cabang text not null,
  kode_gl text not null,
  kode_valuta text not null,
  rekening text,
  lawan text,                                 -- the other branch of an inter-branch line
  primary key (journal_id, urut, tanggal)
) partition by range (tanggal);
create index journal_line_account on journal_line (rekening, seq) where rekening is not null;
create index journal_line_xid on journal_line using brin (xid) with (pages_per_range = 16, autosummarize = on);

create function ensure_journal_partition(p_tanggal date) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_awal date := date_trunc('month', p_tanggal);
  v_nama text := format('journal_line_%s', to_char(v_awal, 'YYYYMM'));
begin
  if to_regclass(v_nama) is null then
    perform pg_advisory_xact_lock(7300);
    if to_regclass(v_nama) is null then
      execute format('create table %I partition of journal_line for values from (%L) to (%L)', v_nama, v_awal, v_awal + interval '1 month');
    end if;
  end if;
end $$;

-- A posted journal is never touched again: that it was reversed is a row of its own, and there can be only one.
create table journal_reversal (
  journal_id bigint primary key references journal,
  reversal_id bigint not null unique references journal deferrable initially deferred
);

create table cash_movement (
  journal_id bigint not null,
  id_kas integer not null references cash_box,
  tanggal date not null,
  masuk bigint not null,
  keluar bigint not null,
  saldo bigint not null,
  pecahan jsonb not null,
  primary key (id_kas, journal_id)
);
create index cash_movement_journal on cash_movement (journal_id);

create table handover (
  id_serah_terima uuid primary key,
  arah text not null check (arah in ('KE_TELLER', 'KE_KHASANAH')),
  kode_cabang text not null references branch,
  asal integer not null references cash_box,
  tujuan integer not null references cash_box,
  nominal bigint not null check (nominal > 0),
  kode_valuta text not null,
  pecahan jsonb not null,
  status text not null default 'DIKIRIM' check (status in ('DIKIRIM', 'DITERIMA', 'DIBATALKAN')),
  journal_kirim bigint not null references journal deferrable initially deferred,
  journal_terima bigint references journal deferrable initially deferred,
  user_pengirim text not null,
  user_penerima text,
  dikirim_pada timestamptz not null default now(),
  diterima_pada timestamptz,
  keterangan text not null default ''
);
create index handover_open on handover (kode_cabang, status);

create table idempotency (
  kunci uuid primary key,
  id_user text not null,
  sidik bytea not null,
  journal_id bigint,
  jawaban jsonb,
  dibuat_pada timestamptz not null default now()
);

-- Folded totals. horizon: every line of a transaction id below it is inside gl_daily, none at or above it.
create table gl_daily (
  tanggal date not null,
  kode_cabang text not null,
  kode_valuta text not null,
  kode_gl text not null,
  lawan text not null default '',
  debet bigint not null,
  kredit bigint not null,
  primary key (kode_cabang, kode_valuta, kode_gl, tanggal, lawan)
) with (fillfactor = 70);
create table fold_state (
  satu boolean primary key default true check (satu),
  horizon bigint not null
);
insert into fold_state (horizon) values (0);

-- Adds every finished, not yet folded line to the daily totals; answers how many lines. One folder at a time.
create function fold_ledger() returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_dari bigint;
  v_sampai bigint;
  v_baris bigint;
begin
  if not pg_try_advisory_xact_lock(7301) then return 0; end if;
  select horizon into v_dari from fold_state for update;
  v_sampai := pg_snapshot_xmin(pg_current_snapshot())::text::bigint;
  if v_sampai <= v_dari then return 0; end if;
  with baris as (
    select tanggal, kode_cabang, kode_valuta, kode_gl, coalesce(lawan, '') as lawan,
           sum(jumlah) filter (where jumlah > 0) as debet, -sum(jumlah) filter (where jumlah < 0) as kredit, count(*) as n
    from journal_line where xid >= v_dari and xid < v_sampai
    group by 1, 2, 3, 4, 5
  ), tambah as (
    insert into gl_daily (tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit)
    select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, coalesce(debet, 0), coalesce(kredit, 0) from baris
    on conflict (kode_cabang, kode_valuta, kode_gl, tanggal, lawan)
    do update set debet = gl_daily.debet + excluded.debet, kredit = gl_daily.kredit + excluded.kredit
  )
  select coalesce(sum(n), 0) into v_baris from baris;
  update fold_state set horizon = v_sampai;
  return v_baris;
end $$;

-- The lines that are not folded yet. A function, because the planner sees the horizon as a value here and not as a question, and
-- so reads the few blocks that can hold such lines and not the whole ledger.
create function ledger_tail() returns table (tanggal date, kode_cabang text, kode_valuta text, kode_gl text, lawan text, debet bigint, kredit bigint)
language plpgsql stable rows 100 as $$
declare
  v_dari bigint := (select f.horizon from fold_state f);
begin
  return query
    select l.tanggal, l.kode_cabang, l.kode_valuta, l.kode_gl, coalesce(l.lawan, ''), greatest(l.jumlah, 0), greatest(-l.jumlah, 0)
    from journal_line l where l.xid >= v_dari;
end $$;

-- Daily totals that are exact at this instant: what is folded and the tail that is not yet. One snapshot serves both.
create view gl_total with (security_invoker = off) as
  select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit from gl_daily
  union all
  select tanggal, kode_cabang, kode_valuta, kode_gl, lawan, debet, kredit from ledger_tail();
