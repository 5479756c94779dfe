-- Which branch kept each account that an entry debits when it was agreed: one that has gone to another branch since is debited from here with head office's
-- consent only. An entry of before is held to where its accounts are now.
alter table periodic_entry_state add column cabang_debet jsonb not null default '{}';
update periodic_entry_state s set cabang_debet = x.cabang from (
  select l.nomor_berkala, jsonb_object_agg(a.nomor_rekening, a.kode_cabang) as cabang from periodic_entry_leg l join account a on a.nomor_rekening = l.nomor
  where l.jenis = 'REKENING' and l.sisi = 'D' group by 1) x where x.nomor_berkala = s.nomor_berkala;
