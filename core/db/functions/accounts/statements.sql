-- The pages of a run of an account's lines: what each brings and leaves, and its print, SHA-256 over its lines as JSON arrays. Lines are
-- never changed, so the same run has the same prints for ever.
create or replace function statement_pages(p_rekening text, p_awal date, p_akhir date, p_seq_awal integer, p_dari integer, p_sampai integer, p_per integer)
returns table (halaman integer, baris integer, debet bigint, kredit bigint, saldo_awal bigint, saldo_akhir bigint, sidik bytea) language sql stable as $$
  select (l.seq - p_seq_awal) / p_per + 1, count(*)::integer, coalesce(sum(l.jumlah) filter (where l.jumlah > 0), 0)::bigint,
    coalesce(-sum(l.jumlah) filter (where l.jumlah < 0), 0)::bigint, (array_agg(l.saldo + l.jumlah order by l.seq))[1], (array_agg(l.saldo order by l.seq desc))[1],
    sha256(convert_to(string_agg(jsonb_build_array(l.seq, l.tanggal, l.journal_id, coalesce(l.kode, j.operasi), coalesce(l.keterangan, j.keterangan, ''), l.jumlah, l.saldo)::text,
      E'\n' order by l.seq), 'UTF8'))
  from journal_line l join journal j on j.id = l.journal_id and j.tanggal = l.tanggal
  where l.rekening = p_rekening and l.tanggal between p_awal and p_akhir and l.seq between p_dari and p_sampai
  group by 1
$$;

-- Returns what a period of an account holds as known up to a line: the first of its lines, how many, and what stood before them.
create or replace function statement_span(p_rekening text, p_awal date, p_akhir date, p_sampai integer)
returns table (seq_awal integer, jumlah_baris integer, saldo_awal bigint) language plpgsql stable as $$
declare
  v_pertama journal_line;
  v_akhir integer;
begin
  select * into v_pertama from journal_line l where l.rekening = p_rekening and l.tanggal between p_awal and p_akhir and l.seq <= p_sampai order by l.seq limit 1;
  if found then
    select l.seq into v_akhir from journal_line l where l.rekening = p_rekening and l.tanggal between p_awal and p_akhir and l.seq <= p_sampai order by l.seq desc limit 1;
    return query select v_pertama.seq, v_akhir - v_pertama.seq + 1, v_pertama.saldo + v_pertama.jumlah;
  else
    return query select 0, 0, coalesce(
      (select l.saldo from journal_line l where l.rekening = p_rekening and l.tanggal < p_awal and l.seq <= p_sampai order by l.seq desc limit 1), 0);
  end if;
end $$;

-- Returns the address for a customer's mail, line by line: the one for letters where there is one, else the one that was chosen. '' where none is known.
create or replace function mail_address(p_nasabah text) returns text language sql stable as $$
  select coalesce((select concat_ws(E'\n', nullif(x.alamat, ''), nullif(concat_ws(', ', nullif(x.kelurahan, ''), nullif(x.kecamatan, '')), ''),
      nullif(concat_ws(' ', nullif(x.kota, ''), nullif(x.kode_pos, '')), ''))
    from customer n join customer_address x using (nomor_nasabah) where n.nomor_nasabah = p_nasabah and x.jenis in ('SURAT', n.surat_ke)
    order by x.jenis = 'SURAT' desc limit 1), '')
$$;

-- Keeps a statement as it is handed out. What it says is worked out here, from the lines themselves: of the operation it takes only what was
-- asked for, and refuses where the pages that were paid for are not those there are.
create or replace function effect_statement(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_rekening text := e ->> 'nomor_rekening';
  v_awal date := (e ->> 'tanggal_awal')::date;
  v_akhir date := (e ->> 'tanggal_akhir')::date;
  v_sampai integer := (e ->> 'seq_sampai')::integer;
  v_per integer := (e ->> 'baris_halaman')::integer;
  v_gratis integer := (e ->> 'gratis_ke')::integer;
  r record;
  t record;
begin
  select * into r from statement_span(v_rekening, v_awal, v_akhir, v_sampai);
  select coalesce(sum(p.baris), 0)::integer as baris, coalesce(sum(p.debet), 0)::bigint as debet, coalesce(sum(p.kredit), 0)::bigint as kredit, count(*)::integer as halaman,
    coalesce((array_agg(p.saldo_akhir order by p.halaman desc))[1], r.saldo_awal) as saldo_akhir, sha256(coalesce(string_agg(p.sidik, ''::bytea order by p.halaman), '')) as sidik
  into t from statement_pages(v_rekening, v_awal, v_akhir, r.seq_awal, r.seq_awal, r.seq_awal + r.jumlah_baris - 1, v_per) p;
  -- The accounting date only goes on, so the lines of a period are a run without a gap.
  if t.baris <> r.jumlah_baris then raise exception 'the lines of account % from % to % are no run', v_rekening, v_awal, v_akhir; end if;
  if greatest(t.halaman, 1) <> (e ->> 'halaman')::integer or v_akhir > k.tanggal then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_rekening));
  end if;
  if v_gratis > parameter_on('statement_gratis', k.tanggal)::numeric then perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_rekening)); end if;
  insert into statement (nomor, nomor_rekening, tanggal_awal, tanggal_akhir, seq_awal, jumlah_baris, seq_sampai, baris_halaman, halaman, saldo_awal, debet, kredit, saldo_akhir, sidik,
    nama_rekening, nama_produk, kode_valuta, kode_cabang, nama_cabang, cabang_pembuat, id_user, tanggal, dibuat_pada, identitas_dilihat, biaya_penuh, biaya, gratis_ke, journal_id, alamat)
  select e ->> 'nomor', v_rekening, v_awal, v_akhir, r.seq_awal, r.jumlah_baris, v_sampai, v_per, greatest(t.halaman, 1), r.saldo_awal, t.debet, t.kredit, t.saldo_akhir, t.sidik,
    a.nama_rekening, p.nama_produk, a.kode_valuta, a.kode_cabang, b.nama_cabang, k.cabang, k.pengguna, k.tanggal, clock_timestamp(), (e ->> 'identitas_dilihat')::boolean,
    (e ->> 'biaya_penuh')::bigint, (e ->> 'biaya')::bigint, v_gratis, k.journal_id, mail_address(a.nomor_nasabah)
  from account a join product p using (kode_produk) join branch b on b.kode_cabang = a.kode_cabang where a.nomor_rekening = v_rekening
  on conflict (nomor_rekening, bulan, gratis_ke) where gratis_ke is not null do nothing;
  -- Somebody else has just been given the free one: what this costs is another amount now.
  if not found then perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_rekening)); end if;
end $$;

-- Keeps the print of the file that a copy left as: once, by whoever took the copy, and no later than a download lasts.
create or replace function record_file(p_nomor text, p_ke integer, p_sidik bytea, p_ukuran bigint, p_user text) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update printed_copy c set sidik = p_sidik, ukuran = p_ukuran
  where c.nomor = p_nomor and c.ke = p_ke and c.id_user = p_user and c.bentuk <> 'KERTAS' and c.sidik is null and c.dibuat_pada > clock_timestamp() - interval '1 hour';
  if not found then perform refuse('NOT_FOUND'); end if;
end $$;

-- Counts a copy that leaves the bank, and returns which one it is: of two at once one is the second.
create or replace function record_copy(p_nomor text, p_bentuk text, p_user text, p_cabang text) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  v_ke integer;
  v_ada boolean;
begin
  perform pg_advisory_xact_lock(7330, hashtext(p_nomor));
  if p_nomor ~ '^\d{18,}$' then
    select exists (select from journal j where j.id = substr(p_nomor, 10)::bigint and j.kode_cabang = left(p_nomor, 3)
      and to_char(j.tanggal, 'YYMMDD') = substr(p_nomor, 4, 6)) into v_ada;
  elsif p_nomor ~ '^S[KP]\d+$' then
    select exists (select from warkat_refusal r where r.nomor_skp = p_nomor) or exists (select from warkat_unfunded u where u.nomor_peringatan = p_nomor) into v_ada;
  elsif p_nomor ~ '^SN[OD]' then
    select exists (select from customer_letter l where l.nomor_surat = p_nomor) into v_ada;
  elsif p_nomor ~ '^LP' then
    select exists (select from day_bundle b join report_job r using (id) where r.nomor = p_nomor) into v_ada;
  else
    select exists (select from statement s where s.nomor = p_nomor) into v_ada;
  end if;
  if not v_ada then perform refuse('NOT_FOUND'); end if;
  select coalesce(max(c.ke), 0) + 1 into v_ke from printed_copy c where c.nomor = p_nomor;
  insert into printed_copy (nomor, ke, bentuk, id_user, kode_cabang, dibuat_pada) values (p_nomor, v_ke, p_bentuk, p_user, p_cabang, clock_timestamp());
  return v_ke;
end $$;
