-- The step that expires an item at the end of the branch day names the state it expired from, as every other step does.

create or replace function day_effect(e jsonb, p_user text) returns void language plpgsql as $$
declare
  v_cabang text := e ->> 'kode_cabang';
  b branch;
  f flow_instance;
begin
  perform pg_advisory_xact_lock(7310, v_cabang::integer);
  select * into b from branch where kode_cabang = v_cabang for update;
  if b.accounting_date <> (e ->> 'dari')::date then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', v_cabang)); end if;
  if e ->> 'efek' = 'day_close' then
    if b.status <> 'BUKA' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', v_cabang, 'status', 'TUTUP')); end if;
    if exists (select from cash_box where kode_cabang = v_cabang and jenis = 'TELLER' and (status = 'BUKA' or saldo <> 0))
      or exists (select from handover where kode_cabang = v_cabang and status = 'DIKIRIM')
      or exists (select from flow_instance where kode_cabang = v_cabang and flow_state = 'WAITING') then
      perform refuse('DAY_NOT_READY', jsonb_build_object('cabang', v_cabang, 'sebab', 'masih ada kas teller atau transaksi menunggu'));
    end if;
    for f in select * from flow_instance where kode_cabang = v_cabang and flow_state in ('DRAFT', 'RETURNED') order by id_flow for update loop
      insert into flow_step (id_flow, urut, id_user, dari, ke, aksi)
      select f.id_flow, 1 + count(*), p_user, f.flow_state, 'EXPIRED', 'EXPIRE' from flow_step where id_flow = f.id_flow;
      update flow_instance set flow_state = 'EXPIRED', versi = versi + 1, diubah_pada = now() where id_flow = f.id_flow returning * into f;
      perform notify_inbox(f);
    end loop;
    update branch set status = 'TUTUP' where kode_cabang = v_cabang;
    update branch_day set ditutup_oleh = p_user, ditutup_pada = now() where kode_cabang = v_cabang and tanggal = b.accounting_date;
  else
    if b.status <> 'TUTUP' then perform refuse('DAY_ALREADY', jsonb_build_object('cabang', v_cabang, 'status', 'BUKA')); end if;
    perform ensure_journal_partition((e ->> 'ke')::date);
    update branch set status = 'BUKA', accounting_date = (e ->> 'ke')::date where kode_cabang = v_cabang;
    insert into branch_day (kode_cabang, tanggal, dibuka_oleh) values (v_cabang, (e ->> 'ke')::date, p_user);
  end if;
end $$;
