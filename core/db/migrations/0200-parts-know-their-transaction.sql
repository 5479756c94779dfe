-- Which transaction works at a part of an end of day: the second door tells a branch's own run from everything else that posts.
alter table evening_chunk add column xid bigint;
create index evening_chunk_at_work on evening_chunk (xid) where status = 'MENUNGGU' and xid is not null;
