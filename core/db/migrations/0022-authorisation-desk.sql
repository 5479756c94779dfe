-- The authorisation desk: an order of the queue that an index can follow, and remarks that point at a field.

-- A counter stands still while its override waits, so those come first and the newest before the older ones; work items follow
-- in the order they came in. Microseconds, negative for overrides.
alter table flow_instance add column antrian bigint;
create function place_in_queue() returns trigger language plpgsql as $$
begin
  new.antrian := (extract(epoch from new.dibuat_pada) * 1000000)::bigint * (case new.jenis when 'OVERRIDE' then -1 else 1 end);
  return new;
end $$;
create trigger flow_item_queue before insert on flow_instance for each row execute function place_in_queue();
update flow_instance set antrian = (extract(epoch from dibuat_pada) * 1000000)::bigint * (case jenis when 'OVERRIDE' then -1 else 1 end);
alter table flow_instance alter column antrian set not null;

-- The level stands in the key: who decides for few levels walks past the others' items within the index.
create index flow_queue_branch on flow_instance (kode_cabang, antrian, id_flow, tingkat, flow_code) where flow_state = 'WAITING';
create index flow_queue on flow_instance (antrian, id_flow, tingkat, flow_code) where flow_state = 'WAITING';
drop index flow_instance_waiting;

-- What a checker returned an item for, field by field; gone when it is filed again.
alter table flow_instance add column catatan_kolom jsonb;

create or replace function flow_effect(e jsonb, p_pelaku text, p_journal bigint) returns void language plpgsql as $$
begin
  perform flow_item_effect(e, p_pelaku, case when e ->> 'aksi' = 'POST' then null else p_journal end);
  if e ->> 'efek' = 'flow_put' then
    update flow_instance set catatan_kolom = null where id_flow = (e #>> '{baris,id_flow}')::uuid and catatan_kolom is not null;
  elsif e ? 'catatan_kolom' then
    update flow_instance set catatan_kolom = e -> 'catatan_kolom' where id_flow = (e ->> 'id_flow')::uuid;
  end if;
end $$;
