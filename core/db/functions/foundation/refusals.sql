-- A refusal by proof: the message is a code of lib/errors/errors.ts, the detail its parameters.
create or replace function refuse(p_kode text, p_rincian jsonb default '{}') returns void language plpgsql as $$
begin
  raise exception using errcode = 'AM001', message = p_kode, detail = p_rincian::text;
end $$;

create or replace function not_allowed(p_sebab text) returns void language plpgsql as $$
begin
  perform refuse('NOT_ALLOWED_DATA', jsonb_build_object('sebab', p_sebab));
end $$;
