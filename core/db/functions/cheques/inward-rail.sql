-- Cheques of ours that other banks present by the settlement gateway, and their way back (docs/adr/0071, 0086).

-- What an entry presents: in whose books it goes, that branch's day, and what is printed on it. A message that names no account means the one out of whose book the
-- cheque is. An account that nobody has is the branch's that its number begins with, else head office's.
create or replace function claim_inward_warkat(p_entry bigint) returns table (
  kode_cabang text, tanggal date, pusat text, kode_bank text, nama_penerima text, rekening_tertulis text, nomor_rekening text, jenis text, nomor_warkat text, tanggal_warkat date,
  tanggal_efektif date, nominal bigint
) language sql stable security definer set search_path = public, pg_temp as $$
  select b.kode_cabang, b.accounting_date, o.kode_cabang, k.kode, e.isi #>> '{penerima,nama}', t.rekening, a.nomor_rekening, e.isi #>> '{warkat,jenis}', upper(e.isi #>> '{warkat,nomor}'),
    (e.isi #>> '{warkat,tanggal}')::date, coalesce(e.isi #>> '{warkat,efektif}', e.isi #>> '{warkat,tanggal}')::date, e.jumlah
  from settlement_entry e
  cross join lateral (
    select coalesce(nullif(e.isi #>> '{pengirim,rekening}', ''), (select w.nomor_rekening from warkat_leaf s join warkat_book w using (id_bukuwarkat)
      where s.jenis = e.isi #>> '{warkat,jenis}' and s.nomor_warkat = upper(e.isi #>> '{warkat,nomor}')), '') as rekening) t
  left join account a on a.nomor_rekening = t.rekening
  join branch o on o.jenis = 'HO'
  join branch b on b.kode_cabang = coalesce(serving_branch(coalesce(a.kode_cabang, left(t.rekening, 3))), o.kode_cabang)
  left join lateral (select c.kode from reference_codes_on('BANK', b.accounting_date) c where e.isi ->> 'bank' in (c.kode, c.nilai) or left(e.isi ->> 'bank', 8) = c.nilai limit 1) k on true
  where e.id = p_entry and e.jenis = 'TAGIHAN' and e.status = 'DIAMBIL'
$$;

-- Keeps what an entry has presented, with the run's only journal, which must claim it from the branch.
create or replace function record_inward_warkat(p_run uuid, p_entry bigint) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r record;
  s inward_warkat;
  v_jurnal bigint;
begin
  select * into strict r from claim_inward_warkat(p_entry);
  select j.id into v_jurnal from journals_of_chunk(p_run, 1, r.tanggal) j where j.n = 1 and j.operasi = 'TERIMA_PENARIKAN_KLIRING';
  insert into inward_warkat (entry, kode_cabang, kode_bank, nama_penerima, rekening_tertulis, nomor_rekening, jenis, nomor_warkat, tanggal_warkat, tanggal_efektif, nominal, keterangan,
    status, tanggal_terima, journal_terima, user_terima)
  values (p_entry, r.kode_cabang, r.kode_bank, r.nama_penerima, r.rekening_tertulis, r.nomor_rekening, r.jenis, r.nomor_warkat, r.tanggal_warkat, r.tanggal_efektif, r.nominal, '',
    'DITERIMA', r.tanggal, v_jurnal, 'SISTEM')
  returning * into s;
  if not exists (select from journal_line l where l.journal_id = v_jurnal and l.tanggal = r.tanggal and l.kode_cabang = r.kode_cabang and l.kode_gl = gl('INWARD_CLEARING')
      and l.sub = inward_sub(s) and l.jumlah = r.nominal) then
    raise exception 'what entry % presents is not posted', p_entry;
  end if;
  perform attach_warkat_picture(p_entry);
end $$;

-- The reason for the other bank why its cheque comes back: the codes of the message standard where it has them, else the number of the central bank's list.
create or replace function inward_return_reason(p_alasan text) returns text language sql immutable as $$
  select case p_alasan when '01' then 'AM04' when '02' then 'AC04' else p_alasan end
$$;

-- { id_penarikan, alasan }: what came by the gateway goes back by it. What was taken in by hand is answered outside.
create or replace function effect_inward_return(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  r record;
begin
  for r in
    select s.id_penarikan, s.nominal, n.isi, n.id_transaksi, m.id_pesan from inward_warkat s join settlement_entry n on n.id = s.entry join settlement_message m on m.id = n.message
    where s.id_penarikan = (e ->> 'id_penarikan')::bigint
  loop
    perform queue_settlement('P' || lpad(r.id_penarikan::text, 12, '0'), 'KLIRING', 'pacs.004', r.nominal, 'KLIRING', r.id_penarikan::text, jsonb_build_object(
      'pengirim', r.isi -> 'penerima', 'penerima', r.isi -> 'pengirim',
      'asal', jsonb_build_object('pesan', r.id_pesan, 'end_to_end', r.isi ->> 'end_to_end', 'id_transaksi', r.id_transaksi, 'sebab', inward_return_reason(e ->> 'alasan'))));
  end loop;
end $$;
