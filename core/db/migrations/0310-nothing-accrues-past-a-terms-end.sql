-- A deposit that does not roll earns nothing from the end of its term on, though its principal is pledged and stays: its accrual is looked at on that day.
insert into accrual_touch (nomor_rekening, hari)
select d.nomor_rekening, d.jatuh_tempo from deposit d where d.status = 'ACTIVE' and d.perpanjangan = 'NON_ARO'
on conflict (nomor_rekening, hari) do nothing;

drop function if exists unpaid_days(text, date);
