-- The counters' door for many at once: postings of different people that wait at the same moment go in together, in one statement and
-- one commit. Each answers what it would answer alone: what one is refused for undoes nothing of
-- another. Nobody waits here for rows that somebody else holds: such a posting fails with 55P03 and is sent alone.
-- Plain ones that stand together go as a set (plain-postings.sql); each other one, and each that a set does not accept, is one call of commit_operation.

-- p_semua: one object for each posting, a posting_request. Answers a row for each in that order: an SQLSTATE with its message, detail and
-- constraint where it was refused, else what commit_operation answered.
create or replace function commit_many(p_semua jsonb) returns table (
  galat text, pesan text, rincian text, kendala text,
  journal_id bigint, dibuat_pada timestamptz, nomor_urut integer, saldo text[], saldo_tersedia bigint, saldo_kas bigint
) language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '20ms' as $$
declare
  -- A set costs as much to start as some calls; and who sends much that is refused does not have the rest read anew each time.
  c_sedikit constant integer := 3;
  c_henti constant integer := 3;
  v_n constant integer := jsonb_array_length(p_semua);
  v_polos boolean[] := array(select is_plain_posting(x.isi) from jsonb_array_elements(p_semua) with ordinality as x(isi, urut) order by x.urut);
  v_henti integer := 0;
  v_set posting_accepted[];
  i integer := 0;
  j integer;
  q posting_request;
  v committed;
  a posting_accepted;
  v_batas timestamptz := 'infinity';
begin
  while i < v_n loop
    v_set := '{}';
    if v_henti < c_henti and v_polos[i + 1] then
      j := coalesce(array_position(v_polos, false, i + 1), v_n + 1) - 1;
      if j - i >= c_sedikit then
        v_set := commit_set(jsonb_path_query_array(p_semua, '$[$dari to $sampai]', jsonb_build_object('dari', i, 'sampai', j - 1)));
        v_henti := v_henti + (cardinality(v_set) < j - i)::integer;
      end if;
    end if;
    galat := null; pesan := null; rincian := null; kendala := null; nomor_urut := null; saldo_kas := null;
    foreach a in array v_set loop
      journal_id := a.journal_id; dibuat_pada := a.dibuat_pada; saldo := a.saldo; saldo_tersedia := a.saldo_tersedia;
      v_batas := least(v_batas, a.batas);
      return next;
    end loop;
    i := i + cardinality(v_set);
    exit when i >= v_n;

    q := jsonb_populate_record(null::posting_request, p_semua -> i);
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
    i := i + 1;
  end loop;
  -- What was in time when it was posted may be late by the end of the others: then nothing of it all is kept, and each is sent alone.
  perform in_time(v_batas);
end $$;
