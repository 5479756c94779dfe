-- Whom an account has sent money to before is asked for each transfer from it.
create index transfer_beneficiary on transfer (nomor_rekening, kode_bank, rekening_tujuan, nomor desc) where nomor_rekening is not null;
drop index transfer_account;
