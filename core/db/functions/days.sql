-- The branch day: closing and opening take the day's lock alone, so no posting of that branch is in flight meanwhile.

-- The branch as it is, its day locked; refuses when its date is not the one that was seen.
create or replace function lock_branch_day(e jsonb) returns branch language plpgsql as $$
declare
  b branch;
begin
  perform pg_advisory_xact_lock(7310, (e ->> 'kode_cabang')::integer);
  select * into b from branch where kode_cabang = e ->> 'kode_cabang' for update;
  if b.accounting_date <> (e ->> 'dari')::date then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', b.kode_cabang)); end if;
  return b;
end $$;

-- A change of data does not belong to a branch day: neither waits the day for it nor does it end with the day.
create or replace function effect_day_close(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b branch := lock_branch_day(e);
  f flow_instance;
  v_dari text;
begin
  if b.status <> 'BUKA' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', b.kode_cabang, 'status', 'TUTUP')); end if;
  if exists (select from cash_box where kode_cabang = b.kode_cabang and jenis = 'TELLER' and (status = 'BUKA' or saldo <> 0))
    or exists (select from handover where kode_cabang = b.kode_cabang and status = 'DIKIRIM')
    or exists (select from flow_instance where kode_cabang = b.kode_cabang and flow_state = 'WAITING' and jenis <> 'DATA') then
    perform refuse('DAY_NOT_READY', jsonb_build_object('cabang', b.kode_cabang, 'sebab', 'BELUM_SELESAI'));
  end if;
  for f in select * from flow_instance where kode_cabang = b.kode_cabang and flow_state in ('DRAFT', 'RETURNED') and jenis <> 'DATA' order by id_flow for update loop
    v_dari := f.flow_state;
    update flow_instance set flow_state = 'EXPIRED', versi = versi + 1, diubah_pada = now() where id_flow = f.id_flow returning * into f;
    perform note_step(f, k.pengguna, v_dari, 'EXPIRE', '');
  end loop;
  update branch set status = 'TUTUP' where kode_cabang = b.kode_cabang;
  update branch_day set ditutup_oleh = k.pengguna, ditutup_pada = now() where kode_cabang = b.kode_cabang and tanggal = b.accounting_date;
end $$;

create or replace function effect_day_open(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b branch := lock_branch_day(e);
  v_ke date := (e ->> 'ke')::date;
begin
  if b.status <> 'TUTUP' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', b.kode_cabang, 'status', 'BUKA')); end if;
  update branch set status = 'BUKA', accounting_date = v_ke where kode_cabang = b.kode_cabang;
  insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values (b.kode_cabang, v_ke, k.pengguna);
end $$;

create or replace function day_goes_forward() returns trigger language plpgsql as $$
begin
  if exists (select from branch_day d where d.kode_cabang = new.kode_cabang and d.tanggal >= new.tanggal) then
    raise exception 'branch % cannot go back to %', new.kode_cabang, new.tanggal;
  end if;
  return new;
end $$;

create or replace trigger branch_day_forward before insert on branch_day for each row execute function day_goes_forward();

create or replace function branch_day_changed() returns trigger language plpgsql as $$
begin
  -- One that the new day ends was in force on the old one.
  perform pg_notify('akses', d.ke) from delegation d
  where d.kode_cabang = new.kode_cabang and d.dicabut_pada is null
    and d.sampai >= old.accounting_date and d.mulai <= new.accounting_date;
  return null;
end $$;

create or replace trigger branch_day_access after update of accounting_date on branch for each row
  when (old.accounting_date is distinct from new.accounting_date) execute function branch_day_changed();
