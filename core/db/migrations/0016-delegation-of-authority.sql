-- A supervisor lends her authority to approve to somebody for a period of branch days; lending it is itself approved, by a rung
-- above hers, and can be taken back at any time.

create table delegation (
  id_delegasi uuid primary key default gen_random_uuid(),
  dari text not null references app_user,
  ke text not null references app_user,
  kode_cabang text not null references branch,
  mulai date not null,
  sampai date not null,
  alasan text not null,
  id_flow uuid,
  disetujui_oleh text not null references app_user,
  dibuat_pada timestamptz not null default now(),
  dicabut_pada timestamptz,
  dicabut_oleh text,
  check (sampai >= mulai and dari <> ke and disetujui_oleh <> dari and disetujui_oleh <> ke)
);
create index delegation_to on delegation (ke, sampai) where dicabut_pada is null;
create index delegation_branch on delegation (kode_cabang, dibuat_pada, id_delegasi);

create function apply_data_delegation(e jsonb, p_user text, p_otorisasi text, p_cabang text) returns void language plpgsql as $$
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
create function end_delegation(p_id uuid, p_user text, p_cabang text, p_korelasi uuid) returns void
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
grant execute on function end_delegation(uuid, text, text, uuid) to amanah_app;
