create or replace function apply_data_delegation(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
begin
  -- Two that overlap would both be hers to take back, and only one would be seen.
  perform pg_advisory_xact_lock(7316, hashtext(e ->> 'ke'));
  if exists (select from delegation d where d.dari = p_user and d.ke = e ->> 'ke' and d.dicabut_pada is null
             and d.mulai <= (e ->> 'sampai')::date and d.sampai >= (e ->> 'mulai')::date) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', 'Delegasi'));
  end if;
  insert into delegation (dari, ke, kode_cabang, mulai, sampai, alasan, id_flow, disetujui_oleh)
  values (p_user, e ->> 'ke', p_cabang, (e ->> 'mulai')::date, (e ->> 'sampai')::date, e ->> 'alasan', (e ->> 'id_flow')::uuid, p_otorisasi);
end $$;

-- Taking authority back needs nobody's leave: by who lent it, who borrowed it, or who may decide about delegations there.
create or replace function end_delegation(p_id uuid, p_user text, p_cabang text, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d delegation;
begin
  update delegation set dicabut_pada = now(), dicabut_oleh = p_user where id_delegasi = p_id and dicabut_pada is null returning * into d;
  if found then
    insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
    values (p_user, p_cabang, 'CABUT_DELEGASI', '00', 'DELEGASI:' || d.ke, p_korelasi, jsonb_build_object('id_delegasi', p_id, 'dari', d.dari));
  end if;
end $$;

-- Who borrows authority is told at once when it is lent, when it is taken back, and when a new day of the branch begins or ends
-- it: her screens open and close with it, and every core forgets what it remembers of her.
create or replace function delegation_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', new.ke);
  return null;
end $$;

create or replace trigger delegation_access after insert or update on delegation for each row execute function delegation_changed();
