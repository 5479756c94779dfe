-- Why an account is blocked, as a word of its own beside the sentence, and what lists of blocks and holds go by.
alter table account_blocking add column sebab text not null default 'LAINNYA'
  check (sebab in ('PERMINTAAN', 'KEHILANGAN', 'DATA', 'SENGKETA', 'PAJAK', 'PENEGAK_HUKUM', 'PENUNDAAN', 'LAINNYA'));
create index account_hold_begun on account_hold (tanggal_awal, id_blokir);
create index account_blocking_begun on account_blocking (tanggal_awal, id_blokir);
-- The changes of a day, for its list.
create index record_version_blocks on record_version (berlaku_sejak, id) where jenis in ('hold', 'block');
