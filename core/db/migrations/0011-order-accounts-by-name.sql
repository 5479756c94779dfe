-- A list of accounts in the order of their names walks an index instead of sorting the branch. It takes the place of the prefix
-- index on whole names, which nothing uses since names are found by the beginnings of their words.

create index account_by_name on account (nama_normal, nomor_rekening);
drop index account_name;
