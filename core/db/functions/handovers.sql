-- Cash on its way between two boxes of a branch, sent by one person and received by another. How it ends is a move (moves.sql).
create or replace function effect_handover_send(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  insert into handover (id_serah_terima, arah, kode_cabang, tanggal, asal, tujuan, nominal, kode_valuta, pecahan, journal_kirim, user_pengirim, keterangan)
  values ((e ->> 'id')::uuid, e ->> 'arah', k.cabang, k.tanggal, (e ->> 'asal')::integer, (e ->> 'tujuan')::integer, (e ->> 'nominal')::bigint,
          e ->> 'kode_valuta', e -> 'pecahan', k.journal_id, k.pengguna, e ->> 'keterangan');
end $$;
