-- Passbooks. Every book has one state, and is moved from it under its row's lock; where a line of it was printed is proved against the
-- ledger, so that what the books say of a book is what it says itself.

-- The numbers of a range: the letters stay, the digits count on at their width.
create or replace function book_numbers(p_awal text, p_jumlah integer) returns table (nomor_seri text, urut integer) language sql immutable as $$
  select regexp_replace(p_awal, '\d+$', '') || lpad((substring(p_awal from '\d+$')::bigint + i - 1)::text, length(substring(p_awal from '\d+$')), '0'), i
  from generate_series(1, p_jumlah) i
$$;

create or replace function record_passbook_act(p_operasi text, p_seri text, p_jumlah integer, p_saksi text, p_rincian jsonb, k effect_context) returns bigint language sql as $$
  insert into passbook_act (operasi, nomor_seri, jumlah, kode_cabang, tanggal, journal_id, pengguna, saksi, id_flow, rincian)
  values (p_operasi, p_seri, p_jumlah, k.cabang, k.tanggal, k.journal_id, k.pengguna, p_saksi, item_of(p_operasi, k.pengguna), p_rincian) returning id
$$;

-- A range of blank books comes in; a number the bank has had is refused by its name.
create or replace function effect_passbook_receive(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_jumlah integer := (e ->> 'jumlah')::integer;
  v_baru integer;
begin
  insert into passbook (nomor_seri, kode_cabang, tanggal_terima)
  select n.nomor_seri, k.cabang, k.tanggal from book_numbers(e ->> 'nomor_seri', v_jumlah) n order by n.urut on conflict do nothing;
  get diagnostics v_baru = row_count;
  if v_baru < v_jumlah then
    perform refuse('BOOK_KNOWN', jsonb_build_object('buku', (
      select min(p.nomor_seri) from book_numbers(e ->> 'nomor_seri', v_jumlah) n join passbook p using (nomor_seri) where p.xmin <> pg_current_xact_id()::xid)));
  end if;
  perform record_passbook_act('TERIMA_STOK_BUKU', e ->> 'nomor_seri', v_jumlah, witness_of('TERIMA_STOK_BUKU', k.pengguna), '{}', k);
end $$;

-- Locks the blank books of a range, in the order of their numbers: all are there, of this branch, blank and in the hand that is named.
create or replace function lock_unissued_passbooks(p_awal text, p_jumlah integer, p_pemegang text, p_cabang text) returns void language plpgsql as $$
declare
  b record;
begin
  for b in select n.nomor_seri, p.status, p.pemegang, p.kode_cabang from book_numbers(p_awal, p_jumlah) n left join passbook p using (nomor_seri) order by n.urut loop
    perform from passbook p where p.nomor_seri = b.nomor_seri for update;
    if not exists (select from passbook p where p.nomor_seri = b.nomor_seri and p.kode_cabang = p_cabang) then
      perform refuse('BOOK_NOT_FOUND', jsonb_build_object('buku', b.nomor_seri));
    end if;
    if not exists (select from passbook p where p.nomor_seri = b.nomor_seri and p.status = 'STOK' and p.pemegang is not distinct from p_pemegang) then
      perform refuse('BOOK_NOT_HELD', jsonb_build_object('buku', b.nomor_seri));
    end if;
  end loop;
end $$;

-- Blank books pass from the branch's stock to one of its people, or back; a second person is the witness.
create or replace function effect_passbook_hand(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform prove_form_holder(e ->> 'ke', k.cabang);
  perform lock_unissued_passbooks(e ->> 'nomor_seri', (e ->> 'jumlah')::integer, e ->> 'dari', k.cabang);
  update passbook p set pemegang = e ->> 'ke' from book_numbers(e ->> 'nomor_seri', (e ->> 'jumlah')::integer) n where p.nomor_seri = n.nomor_seri;
  perform record_passbook_act('SERAH_STOK_BUKU', e ->> 'nomor_seri', (e ->> 'jumlah')::integer, witness_of('SERAH_STOK_BUKU', k.pengguna),
    jsonb_build_object('dari', e -> 'dari', 'ke', e -> 'ke'), k);
end $$;

-- Spoiled blanks are destroyed before two persons; those that somebody holds only by that person.
create or replace function effect_passbook_void(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  perform lock_unissued_passbooks(e ->> 'nomor_seri', (e ->> 'jumlah')::integer, e ->> 'dari', k.cabang);
  update passbook p set status = 'BATAL', pemegang = null from book_numbers(e ->> 'nomor_seri', (e ->> 'jumlah')::integer) n where p.nomor_seri = n.nomor_seri;
  perform record_passbook_act('BATAL_STOK_BUKU', e ->> 'nomor_seri', (e ->> 'jumlah')::integer, witness_of('BATAL_STOK_BUKU', k.pengguna),
    jsonb_build_object('dari', e -> 'dari', 'alasan', e -> 'alasan'), k);
end $$;

-- A blank that its maker holds becomes the account's book, of the size that the bank's books have now.
create or replace function effect_passbook_issue(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  l passbook;
  v_sebab text := e ->> 'sebab';
  v_seri text := e ->> 'nomor_seri';
  v_rekening text := e ->> 'nomor_rekening';
  v_lagi boolean := (e ->> 'cetak_ulang')::boolean;
begin
  -- Of two who give the account its first book at the same moment the other one waits here.
  perform from account a where a.nomor_rekening = v_rekening for no key update;
  select * into l from passbook p where p.nomor_rekening = v_rekening and p.status in ('AKTIF', 'PENUH') for update;
  if v_sebab = '' and found then perform refuse('BOOK_IN_USE', jsonb_build_object('buku', l.nomor_seri)); end if;
  if v_sebab <> '' then
    if not found or l.nomor_seri <> e ->> 'lama' then perform refuse('BOOK_NOT_IN_USE', jsonb_build_object('buku', e ->> 'lama')); end if;
    if v_sebab = 'PENUH' and l.status <> 'PENUH' then perform refuse('BOOK_NOT_FULL', jsonb_build_object('buku', l.nomor_seri)); end if;
    update passbook set status = case v_sebab when 'PENUH' then 'DIGANTI' else v_sebab end where nomor_seri = l.nomor_seri;
  end if;
  perform lock_unissued_passbooks(v_seri, 1, k.pengguna, k.cabang);
  -- A book printed anew begins where the lost one did; any other goes on behind its last line.
  update passbook set status = 'AKTIF', pemegang = null, nomor_rekening = v_rekening, sebelumnya = l.nomor_seri, tanggal_terbit = k.tanggal,
    baris_per_halaman = (e ->> 'baris_per_halaman')::smallint, jumlah_halaman = (e ->> 'jumlah_halaman')::smallint,
    seq_awal = v.seq, saldo_awal = v.saldo, seq_cetak = v.seq, saldo_cetak = v.saldo
  from (select coalesce(case when v_lagi then l.seq_awal else l.seq_cetak end, 0) as seq, coalesce(case when v_lagi then l.saldo_awal else l.saldo_cetak end, 0) as saldo) v
  where nomor_seri = v_seri;
  if v_sebab = '' then
    perform record_passbook_act('TERBIT_BUKU', v_seri, 1, null, '{}', k);
  else
    perform record_passbook_act('GANTI_BUKU', v_seri, 1, case when v_sebab <> 'PENUH' or v_lagi then witness_of('GANTI_BUKU', k.pengguna) end,
      jsonb_build_object('sebab', v_sebab, 'lama', l.nomor_seri, 'cetak_ulang', v_lagi), k);
  end if;
end $$;

-- The book of an account in use, under its lock, as the screen that asks saw it.
create or replace function seen_book(e jsonb) returns passbook language plpgsql as $$
declare
  b passbook;
begin
  select * into b from passbook p where p.nomor_seri = e ->> 'nomor_seri' and p.nomor_rekening = e ->> 'nomor_rekening' for update;
  if not found or b.status not in ('AKTIF', 'PENUH') then perform refuse('BOOK_NOT_IN_USE', jsonb_build_object('buku', e ->> 'nomor_seri')); end if;
  if (b.halaman, b.baris, b.seq_cetak) is distinct from ((e ->> 'halaman')::smallint, (e ->> 'baris')::smallint, (e ->> 'seq')::integer) then
    perform refuse('BOOK_MOVED', jsonb_build_object('halaman', b.halaman, 'baris', b.baris));
  end if;
  return b;
end $$;

-- Lines that came out well: each stands where the book went on, and says the balance that the account had at that movement.
create or replace function effect_passbook_print(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b passbook := seen_book(e);
  v_cetak bigint;
  v_saldo_saja boolean;
  r record;
begin
  if b.status <> 'AKTIF' then perform refuse('BOOK_FULL', jsonb_build_object('buku', b.nomor_seri)); end if;
  v_cetak := record_passbook_act('CETAK_BUKU', b.nomor_seri, jsonb_array_length(e -> 'cetak'), null,
    jsonb_build_object('halaman', b.halaman, 'baris', b.baris, 'seq', b.seq_cetak, 'disiapkan', e -> 'disiapkan'), k);
  for r in select * from jsonb_to_recordset(e -> 'cetak') as x(halaman smallint, baris smallint, jenis text, seq integer, tanggal date, kode text,
      debet bigint, kredit bigint, saldo bigint, petugas text) loop
    v_saldo_saja := r.jenis in ('PINDAHAN', 'DIPINDAHKAN');
    if b.status <> 'AKTIF' or (r.halaman, r.baris) <> (b.halaman, b.baris) or r.saldo <> b.saldo_cetak - r.debet + r.kredit
      or v_saldo_saja and r.seq <> b.seq_cetak or not v_saldo_saja and r.seq <= b.seq_cetak
      or r.jenis = 'DIPINDAHKAN' and (b.halaman, b.baris) <> (b.jumlah_halaman, b.baris_per_halaman)
      or not v_saldo_saja and not exists (select from journal_line l where l.rekening = b.nomor_rekening and l.seq = r.seq and l.saldo = r.saldo) then
      raise exception 'book % cannot have % on page % line %', b.nomor_seri, r.jenis, r.halaman, r.baris;
    end if;
    b.urut_cetak := b.urut_cetak + 1;
    insert into passbook_line (nomor_seri, urut, halaman, baris, jenis, seq, tanggal, kode, debet, kredit, saldo, petugas, id_cetak)
    values (b.nomor_seri, b.urut_cetak, r.halaman, r.baris, r.jenis, r.seq, r.tanggal, r.kode, r.debet, r.kredit, r.saldo, r.petugas, v_cetak);
    b.seq_cetak := r.seq; b.saldo_cetak := r.saldo;
    if r.jenis = 'DIPINDAHKAN' then b.status := 'PENUH';
    elsif b.baris < b.baris_per_halaman then b.baris := b.baris + 1;
    else b.halaman := b.halaman + 1; b.baris := 1;
    end if;
  end loop;
  update passbook set status = b.status, halaman = b.halaman, baris = b.baris, seq_cetak = b.seq_cetak, saldo_cetak = b.saldo_cetak, urut_cetak = b.urut_cetak
  where nomor_seri = b.nomor_seri;
end $$;

-- The cover is printed once a book; once more only before a second person.
create or replace function effect_passbook_cover(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b passbook := seen_book(e);
begin
  perform record_passbook_act('CETAK_BUKU', b.nomor_seri, 1, case when b.sampul_dicetak then witness_of('CETAK_BUKU', k.pengguna) end, '{"sampul": true}', k);
  update passbook set sampul_dicetak = true where nomor_seri = b.nomor_seri;
end $$;

-- The next line is set by hand before two persons; what was printed last stays what it is.
create or replace function effect_passbook_set(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  b passbook := seen_book(e);
begin
  if b.status <> 'AKTIF' then perform refuse('BOOK_FULL', jsonb_build_object('buku', b.nomor_seri)); end if;
  update passbook set halaman = (e ->> 'ke_halaman')::smallint, baris = (e ->> 'ke_baris')::smallint where nomor_seri = b.nomor_seri;
  perform record_passbook_act('ATUR_BARIS', b.nomor_seri, 1, witness_of('ATUR_BARIS', k.pengguna),
    jsonb_build_object('halaman', b.halaman, 'baris', b.baris, 'ke_halaman', (e ->> 'ke_halaman')::smallint, 'ke_baris', (e ->> 'ke_baris')::smallint,
      'alasan', e -> 'alasan'), k);
end $$;
