-- Pictures that come beside a batch of sheets presented to us (docs/adr/0096-pictures-beside-a-batch.md): of each sheet whose line names one, the file that is kept, or why none is.
create table settlement_picture (
  entry bigint primary key references settlement_entry,
  id_berkas uuid unique references stored_file,
  sebab text not null default '' check (sebab in ('', 'TIDAK_ADA', 'TERLALU_BESAR', 'RUSAK', 'TERKOMPRES', 'GANDA', 'BUKAN_GAMBAR', 'SIDIK', 'PENYIMPANAN')),
  dicatat_pada timestamptz not null default clock_timestamp(),
  check ((sebab = '') = (id_berkas is not null))
);
