-- A refusal by proof: the message is a code of lib/errors.ts, the detail its parameters.
create or replace function refuse(p_kode text, p_rincian jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'AM001', message = p_kode, detail = p_rincian::text;
end $$;

create or replace function not_allowed(p_sebab text) returns void language plpgsql as $$
begin
  perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', p_sebab));
end $$;

-- The record is as it was seen, or the change is refused; the row is held until the change is through.
create or replace function expect_version(p_objek text, p_ada integer, p_dilihat integer) returns void language plpgsql as $$
begin
  if p_ada is distinct from p_dilihat then perform refuse('DATA_CHANGED', jsonb_build_object('objek', p_objek)); end if;
end $$;
