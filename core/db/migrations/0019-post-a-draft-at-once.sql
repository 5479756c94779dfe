-- Its maker may post a draft at once, without a checker. The draft is then closed in the same transaction, so that the same
-- paper cannot be posted twice; the journal is nobody's approval and therefore belongs to no item.

alter function flow_effect(jsonb, text, bigint) rename to flow_item_effect;

create function flow_effect(e jsonb, p_pelaku text, p_journal bigint) returns void language plpgsql as $$
begin
  perform flow_item_effect(e, p_pelaku, case when e ->> 'aksi' = 'POST' then null else p_journal end);
end $$;
