-- Keeps a new challenge and returns its end. Challenges older than a day go out on the way, a few at a time.
create or replace function issue_override_challenge(p_tantangan text, p_pembuat text, p_operasi text, p_sidik bytea, p_supervisor text)
returns timestamptz language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_sampai timestamptz := clock_timestamp() + interval '60 seconds';
begin
  delete from override_challenge where tantangan in (
    select c.tantangan from override_challenge c where c.berlaku_sampai < now() - interval '1 day'
    order by c.berlaku_sampai limit 20 for update skip locked);
  insert into override_challenge (tantangan, pembuat, operasi, sidik, supervisor, berlaku_sampai)
  values (p_tantangan, p_pembuat, p_operasi, p_sidik, p_supervisor, v_sampai);
  return v_sampai;
end $$;

-- Spends a challenge of this maker and returns what it was issued for; nothing when it is another's, over or spent.
create or replace function spend_override_challenge(p_tantangan text, p_pembuat text, p_kunci uuid)
returns table (operasi text, sidik bytea, supervisor text) language sql security definer set search_path = public, pg_temp as $$
  update override_challenge c set dipakai_pada = coalesce(c.dipakai_pada, clock_timestamp()), kunci = p_kunci
  where c.tantangan = p_tantangan and c.pembuat = p_pembuat and c.berlaku_sampai > clock_timestamp()
    and (c.dipakai_pada is null or c.kunci = p_kunci)
  returning c.operasi, c.sidik, c.supervisor
$$;
