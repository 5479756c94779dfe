-- The counters' door for many at once: postings of different people that wait at the same moment go in together, in one statement and
-- one commit. Each is one call of commit_operation and answers what it would answer alone: what one is refused for undoes nothing of
-- another. For rows that somebody else holds nobody waits here: such a posting is told so (55P03), and is sent alone.

-- p_semua: one object for each posting, named as the parameters of commit_operation, with `sesi` and `alamat` from where it comes and
-- `batas`, the moment at which its caller gives up. Answers a row for each in that order: an SQLSTATE with its message, detail and
-- constraint where it was refused, else what commit_operation answered.
create or replace function commit_many(p_semua jsonb) returns table (
  galat text, pesan text, rincian text, kendala text,
  journal_id bigint, dibuat_pada timestamptz, nomor_urut integer, saldo text[], saldo_tersedia bigint, saldo_kas bigint
) language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '20ms' as $$
declare
  q record;
  v committed;
  v_batas timestamptz := 'infinity';
begin
  for q in
    select * from rows from (jsonb_to_recordset(p_semua) as (
      kunci uuid, sidik text, pelaku text, pengguna text, cabang text, operasi text, korelasi uuid, tanggal date, tanggal_valuta date, nasabah boolean,
      nominal bigint, valuta text, rekening text, keterangan text,
      leg_cabang text[], leg_gl text[], leg_jenis text[], leg_sub text[], leg_lawan text[], leg_valuta text[], leg_jumlah bigint[], leg_idr bigint[],
      leg_tanggal_valuta date[], leg_kode text[], leg_keterangan text[], lewat text[], pecahan jsonb, res_rekening text[], res_jumlah bigint[],
      efek jsonb, otorisasi text, token uuid, flow uuid, kas integer, rincian jsonb, jawaban jsonb, harian text,
      sesi text, alamat text, batas timestamptz)) with ordinality order by ordinality
  loop
    galat := null; pesan := null; rincian := null; kendala := null;
    begin
      perform set_config('amanah.sesi', q.sesi, true), set_config('amanah.alamat', q.alamat, true);
      v := commit_operation(q.kunci, decode(q.sidik, 'hex'), q.pelaku, q.pengguna, q.cabang, q.operasi, q.korelasi, q.tanggal, q.tanggal_valuta, q.nasabah,
        q.nominal, q.valuta, q.rekening, q.keterangan,
        q.leg_cabang, q.leg_gl, q.leg_jenis, q.leg_sub, q.leg_lawan, q.leg_valuta, q.leg_jumlah, q.leg_idr,
        q.leg_tanggal_valuta, q.leg_kode, q.leg_keterangan, q.lewat, q.pecahan, q.res_rekening, q.res_jumlah,
        q.efek, q.otorisasi, q.token, q.flow, q.kas, q.rincian, q.jawaban, q.harian);
      perform in_time(q.batas);
      v_batas := least(v_batas, q.batas);
    exception when others then
      v := null;
      get stacked diagnostics galat = returned_sqlstate, pesan = message_text, rincian = pg_exception_detail, kendala = constraint_name;
      -- A full disk or a broken one is no refusal of this posting: the statement fails, so that whoever watches the database knows.
      if galat like '53%' or galat like '58%' then raise; end if;
      -- One wait is given to what is held for a moment; the others of the batch must not pay for what is held for long.
      if galat = '55P03' then perform set_config('lock_timeout', '1ms', true); end if;
    end;
    journal_id := v.journal_id; dibuat_pada := v.dibuat_pada; nomor_urut := v.nomor_urut;
    saldo := v.saldo; saldo_tersedia := v.saldo_tersedia; saldo_kas := v.saldo_kas;
    return next;
  end loop;
  -- What was in time when it was posted may be late by the end of the others: then nothing of it all is kept, and each is sent alone.
  perform in_time(v_batas);
end $$;
