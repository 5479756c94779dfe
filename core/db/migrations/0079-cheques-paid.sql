-- A sheet can come back from where it was paid or stopped, and is then as it was (docs/adr/0073-a-sheet-of-our-own.md): what it was stands beside it.

alter table warkat_sheet add column asal text check (asal in ('ISSUED', 'ACTIVE', 'REJECTED'));
alter table warkat_sheet add column alasan_asal text not null default '';
update warkat_sheet s set asal = case when s.nominal is not null then 'REJECTED' when b.status = 'ISSUED' then 'ISSUED' else 'ACTIVE' end
from warkat_book b where b.id_bukuwarkat = s.id_bukuwarkat and s.status in ('PAID', 'STOP', 'LOST');
alter table warkat_sheet add constraint warkat_sheet_asal check (status not in ('PAID', 'STOP', 'LOST') or asal is not null);
-- Which sheet a journal paid: asked of each journal that is undone.
create index warkat_sheet_paid on warkat_sheet (journal_id) where status = 'PAID';
