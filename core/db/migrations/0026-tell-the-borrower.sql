-- Who borrows authority is told at once when it is lent, when it is taken back, and when a new day of the branch begins or ends
-- it: her screens open and close with it, and every core forgets what it remembers of her.
create function delegation_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('akses', new.ke);
  return null;
end $$;
create trigger delegation_access after insert or update on delegation for each row execute function delegation_changed();

create function branch_day_changed() returns trigger language plpgsql as $$
begin
  -- One that the new day ends was in force on the old one.
  perform pg_notify('akses', d.ke) from delegation d
  where d.kode_cabang = new.kode_cabang and d.dicabut_pada is null
    and d.sampai >= old.accounting_date and d.mulai <= new.accounting_date;
  return null;
end $$;
create trigger branch_day_access after update of accounting_date on branch for each row
  when (old.accounting_date is distinct from new.accounting_date) execute function branch_day_changed();
