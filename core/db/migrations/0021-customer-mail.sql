-- Where a customer's mail goes: to one of the addresses she has; and what makes those behind an entity politically exposed.

alter table customer add column surat_ke text not null default 'IDENTITAS' check (surat_ke in ('IDENTITAS', 'DOMISILI', 'KANTOR'));
alter table customer_entity add column pep_keterangan text not null default '';
