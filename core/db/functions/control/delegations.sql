-- Two that overlap would both be the lender's to take back, and only one would be seen.
create or replace function before_delegation(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
begin
  perform pg_advisory_xact_lock(7316, hashtext(b ->> 'ke'));
  if e ->> 'aksi' = 'BUAT' and exists (
    select from delegation d where d.dari = p_user and d.ke = b ->> 'ke' and d.dicabut_pada is null
      and d.mulai <= (b ->> 'sampai')::date and d.sampai >= (b ->> 'mulai')::date) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', 'DELEGASI'));
  end if;
  return null;
end $$;

-- Taking authority back needs nobody's leave: by who lent it, who borrowed it, or who may decide about delegations there.
create or replace function end_delegation(p_id uuid, p_user text, p_cabang text, p_korelasi uuid) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  d delegation;
begin
  update delegation set dicabut_pada = now(), dicabut_oleh = p_user, versi = versi + 1 where id_delegasi = p_id and dicabut_pada is null returning * into d;
  if found then
    perform append_record_version('delegation', to_jsonb(d), 'AKHIR', p_user, null, null, p_cabang);
    insert into audit_log (id_user, kode_cabang, aksi, hasil, objek, korelasi, rincian)
    values (p_user, p_cabang, 'CABUT_DELEGASI', '00', 'DELEGASI:' || d.ke, p_korelasi, jsonb_build_object('id_delegasi', p_id, 'dari', d.dari));
  end if;
end $$;

-- The borrower of an authority is notified at once when it is lent, when it is taken back, and when a new day of the branch begins or ends
-- it: the borrower's screens open and close with it, and every core forgets what it remembers of that user.
create or replace function delegation_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', new.ke);
  return null;
end $$;

create or replace trigger delegation_access after insert or update on delegation for each row execute function delegation_changed();
