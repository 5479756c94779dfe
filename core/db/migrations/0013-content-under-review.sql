-- What a checker has before her eyes stands still: an item changes its content only while it is its maker's (a draft, or
-- returned to her), never its maker or branch, and what is decided stays decided, whoever calls the posting function.

create function item_stands() returns trigger language plpgsql as $$
begin
  if new.user_input <> old.user_input or new.kode_cabang <> old.kode_cabang or new.flow_code <> old.flow_code
    or old.flow_state not in ('DRAFT', 'RETURNED') and (new.sidik, new.flow_data) is distinct from (old.sidik, old.flow_data)
    or old.flow_state in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED') and new.flow_state <> old.flow_state then
    raise exception 'item % stands as it was filed', old.id_flow;
  end if;
  return new;
end $$;
create trigger flow_item_stands before update on flow_instance for each row execute function item_stands();
