-- An effect is a guarded change of another row in the transaction of an operation. Its name picks its function,
-- effect_<name>(effect, context): what has no such function is refused, so the list is closed by what these files define.
create or replace function apply_effects(p_efek jsonb, p_fase text, k effect_context) returns void language plpgsql as $$
declare
  e jsonb;
  v_fungsi regprocedure;
begin
  for e in select value from jsonb_array_elements(p_efek) where value ->> 'fase' = p_fase loop
    v_fungsi := case when e ->> 'efek' ~ '^[a-z_]+$' then to_regprocedure(format('effect_%s(jsonb, effect_context)', e ->> 'efek')) end;
    if v_fungsi is null then raise exception 'unknown effect %', e; end if;
    execute format('select %s($1, $2)', v_fungsi::oid::regproc) using e, k;
  end loop;
end $$;
