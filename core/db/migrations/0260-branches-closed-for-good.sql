-- Head office closes a branch for good: its last working day, and the branch that takes over its books and customers. Its row, its code and its history stay.
alter table branch add column tanggal_penutupan date;
alter table branch add column cabang_penerus text references branch;
alter table branch add constraint branch_closed_with_successor check ((tanggal_penutupan is null) = (cabang_penerus is null) and cabang_penerus <> kode_cabang);
