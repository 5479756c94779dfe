-- Who may be in the books twice is found by what must be the same, never by comparing all with all.
create index customer_twin_birth on customer (nama_normal, tanggal_lahir, nomor_nasabah) where jenis = 'P' and status <> 'GABUNG';
create index customer_twin_mother on customer (nama_normal, nama_ibu_normal, nomor_nasabah) where jenis = 'P' and status <> 'GABUNG';
create index customer_twin_city on customer (nama_normal, upper(kota), nomor_nasabah) where jenis = 'B' and status <> 'GABUNG';
