-- A certificate states the term in which it was handed over, the principal and the roll-over of that day, also when it is printed after a roll-over.
alter table bilyet add column urut smallint;
alter table bilyet add column nominal bigint check (nominal > 0);
alter table bilyet add column perpanjangan text;
alter table bilyet add constraint bilyet_states_a_term check ((urut is null) = (nominal is null) and (urut is null) = (perpanjangan is null));
comment on column bilyet.urut is 'The term of its deposit in which it was handed over.';
comment on column bilyet.nominal is 'The principal on the day it was handed over, minor units.';
-- Shares that were booked on its day were booked after it, at the end of the day.
update bilyet b set urut = t.urut, perpanjangan = t.perpanjangan, nominal = coalesce((
    select h.nominal from deposit_share h where h.nomor_rekening = b.nomor_rekening and h.tanggal >= b.tanggal_terbit order by h.dari limit 1), d.nominal)
from deposit d join deposit_term t using (nomor_rekening)
where d.nomor_rekening = b.nomor_rekening and b.status in ('PRINTED', 'OUTSTANDING')
  and t.urut = (select coalesce(max(x.urut), 1) from deposit_term x where x.nomor_rekening = b.nomor_rekening and x.mulai <= b.tanggal_terbit);
