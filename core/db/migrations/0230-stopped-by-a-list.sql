-- Somebody behind the account has an open hit of a list that stops: debits are shut until compliance has decided. `blokir` and `blokir_resmi` count it as a
-- block of debits (sum_up_account).
alter table account_state add column kepatuhan boolean not null default false;

update account_state s set kepatuhan = true,
  blokir = case when s.blokir in ('K', 'T') then 'T' else 'D' end,
  blokir_resmi = case when s.blokir_resmi in ('K', 'T') then 'T' else 'D' end
from account a join branch b using (kode_cabang)
where a.nomor_rekening = s.nomor_rekening and exists (
  select from account_party p join name_hit h on h.objek = 'NASABAH:' || p.nomor_nasabah join name_entry e using (id_entri)
  where p.nomor_rekening = s.nomor_rekening and p.mulai <= b.accounting_date and coalesce(p.sampai, b.accounting_date) >= b.accounting_date
    and h.status in ('BARU', 'TERBUKTI') and h.siapa in ('SENDIRI', 'ALIAS', 'PEMILIK_MANFAAT', 'PENGURUS', 'PENANDA_TANGAN', 'WALI') and e.jenis <> 'DHN');

-- Who no longer acts for an account from a day on is looked up on that day.
create index account_party_end on account_party (sampai) where sampai is not null;
