-- When a transfer that came in was on its way back before, until it was there or came again: [{ dari, sampai }], both accounting dates of its branch. A day that was ended by force
-- meanwhile left it under way, whatever has become of it since.
alter table incoming_transfer add column retur_lalu jsonb not null default '[]';
