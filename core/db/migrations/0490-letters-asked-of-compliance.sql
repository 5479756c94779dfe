-- A payment whose names bear letters of no Latin name is asked of compliance like a hit, of which no list has an entry.
alter table name_hit alter column id_entri drop not null;
alter table name_hit add constraint name_hit_letters_check check ((id_entri is null) = (alasan = array['AKSARA']));
create unique index name_hit_letters on name_hit (objek, sidik) where id_entri is null;
drop index if exists incoming_transfer_asked;
create index incoming_transfer_asked on incoming_transfer (nomor) where status = 'TERTAHAN' and sebab in ('KEPATUHAN', 'AKSARA');
-- Those that waited for two persons of their branch are asked of compliance now. No release before this one holds any, so that the functions are there where there are rows.
do $$
begin
  if exists (select from incoming_transfer where status = 'TERTAHAN' and sebab = 'AKSARA') then
    insert into name_hit (objek, kode_cabang, siapa, nama, pihak, sidik, id_entri, nilai, alasan, asal)
    select x.objek, i.kode_cabang, 'LAWAN', x.nama, jsonb_build_object('nama', x.nama, 'tanggal_lahir', null, 'nomor_identitas', null, 'nomor_npwp', null),
      party_print(x.nama, null, null, null), null, 0, array['AKSARA'], 'TRANSFER'
    from incoming_transfer i cross join lateral (values (outsider_key(i.kode_bank, i.rekening_pengirim), i.nama_pengirim), (outsider_key('', i.rekening_tujuan), i.nama_tujuan)) x(objek, nama)
    where i.status = 'TERTAHAN' and i.sebab = 'AKSARA' and is_name_odd(x.nama)
    on conflict do nothing;
  end if;
end $$;
