-- What the reads need beside the tables: a name is found by the beginnings of its words, and a reference number may be
-- reserved by a role that has no right to the sequence.

create index account_name_words on account using gin (to_tsvector('simple', nama_normal));
create index cash_movement_box_day on cash_movement (id_kas, tanggal);

-- The number is used up even when the form it was meant for is thrown away: numbers may have gaps, never twins.
create function reserve_journal_id() returns bigint language sql security definer set search_path = public, pg_temp as $$
  select nextval('journal_id_seq')
$$;
