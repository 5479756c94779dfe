-- The contract of an entity says how its signers sign, as its record does: two of three is one of the ways.
alter table account drop constraint account_cara_tanda_tangan_check;
alter table account add constraint account_cara_tanda_tangan_check check (cara_tanda_tangan in ('SENDIRI', 'DAN', 'ATAU', 'DUA_DARI_TIGA'));
