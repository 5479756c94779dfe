-- OUTSTANDING: the deposit of this certificate has ended without it, and the customer still has the paper. A matured deposit's certificate is handed
-- in when its principal is fetched, that of a paid deposit when a branch receives it back. A certificate is live only while its deposit is ACTIVE.
alter table bilyet drop constraint bilyet_status_check;
alter table bilyet add constraint bilyet_status_check check (status in ('STOCK', 'BRANCH', 'PRINTED', 'OUTSTANDING', 'SPOILED', 'LOST', 'RETURNED'));
update bilyet b set status = 'OUTSTANDING' from deposit d where d.nomor_rekening = b.nomor_rekening and b.status = 'PRINTED' and d.status <> 'ACTIVE';
-- A deposit has one certificate in the customer's hands at most, live or not.
drop index bilyet_live;
create unique index bilyet_with_customer on bilyet (nomor_rekening) where status in ('PRINTED', 'OUTSTANDING');
create index bilyet_outstanding on bilyet (kode_cabang, nomor_bilyet) where status = 'OUTSTANDING';
