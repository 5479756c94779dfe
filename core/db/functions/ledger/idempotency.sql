-- The print of a key's entry, which the journal or the row of the trail that was written under it holds: the entry cannot be changed or taken away without it.
create or replace function key_print(p_kunci uuid, p_user text, p_sidik bytea, p_journal bigint, p_tanggal date, p_jawaban jsonb) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(p_kunci, p_user, p_sidik, p_journal, p_tanggal, p_jawaban)::text, 'UTF8'))
$$;

-- What became of a key. The question takes the key itself where nobody has it, as an entry without a fingerprint: a command that
-- arrives later is refused by the primary key, on whichever core, after however long. One whose transaction is open holds the key:
-- its end is awaited for a moment.
create or replace function settle_key(p_kunci uuid, p_user text, out status text, out id_user text, out journal_id bigint, out tanggal date, out jawaban jsonb)
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
begin
  begin
    insert into idempotency (kunci, id_user, sidik) values (p_kunci, p_user, '') on conflict do nothing;
  exception when lock_not_available then
    status := 'PROSES';
    return;
  end;
  select case when i.sidik = '' then 'BELUM' else 'SUDAH' end, i.id_user, i.journal_id, i.tanggal, i.jawaban
  into strict status, id_user, journal_id, tanggal, jawaban from idempotency i where i.kunci = p_kunci;
end $$;

-- Takes the key of a command that keeps no answer beyond its doing, within the caller's transaction: true once, false where the same command was done before. KEY_REUSED where
-- the key was another's, or another command's.
create or replace function claim_key(p_kunci uuid, p_user text, p_sidik bytea) returns boolean language plpgsql as $$
begin
  insert into idempotency (kunci, id_user, sidik) values (p_kunci, p_user, p_sidik) on conflict do nothing;
  if found then return true; end if;
  if not exists (select from idempotency i where i.kunci = p_kunci and i.id_user = p_user and i.sidik = p_sidik) then perform refuse('KEY_REUSED'); end if;
  return false;
end $$;
