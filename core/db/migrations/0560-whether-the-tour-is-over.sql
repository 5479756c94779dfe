-- A person who has seen the tour of her home, or skipped it, is not shown it again at any workstation.
alter table user_setting add column tur text not null default '' check (tur in ('', 'T'));
