-- Two persons, whatever the application believes: the posting function takes the names of maker and approver from its caller,
-- so the tables themselves refuse a row in which both are one, an approval without its approvals, and a branch day going back.

alter table journal add constraint journal_two_persons check (user_otorisasi <> id_user);
alter table override_grant add constraint grant_two_persons check (supervisor <> pembuat);
alter table flow_instance add constraint flow_two_persons check (not user_input = any (pemeriksa));
alter table flow_instance add constraint flow_approvals check (flow_state <> 'APPROVED' or cardinality(pemeriksa) >= persetujuan_perlu);
alter table handover add constraint handover_two_persons check (status <> 'DITERIMA' or user_penerima <> user_pengirim);

-- A reversal asks whether its journal was a handover; without an index that reads all handovers there ever were.
create index handover_sent on handover (journal_kirim);

create function day_goes_forward() returns trigger language plpgsql as $$
begin
  if exists (select from branch_day d where d.kode_cabang = new.kode_cabang and d.tanggal >= new.tanggal) then
    raise exception 'branch % cannot go back to %', new.kode_cabang, new.tanggal;
  end if;
  return new;
end $$;
create trigger branch_day_forward before insert on branch_day for each row execute function day_goes_forward();
