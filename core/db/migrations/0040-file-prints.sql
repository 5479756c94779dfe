-- What a statement left the bank as: the print of the very file. Copies from before have none and are checked by the codes of their pages.

alter table printed_copy
  add column sidik bytea check (length(sidik) = 32),
  add column ukuran bigint check (ukuran > 0),
  add constraint printed_copy_file check ((sidik is null) = (ukuran is null) and (sidik is null or bentuk <> 'KERTAS'));
create index printed_copy_print on printed_copy (sidik) where sidik is not null;
