create or replace function account_context(p_rekening text[]) returns jsonb language sql stable set plan_cache_mode = force_generic_plan as $$
  select jsonb_agg(jsonb_build_object(
    'nomor_rekening', a.nomor_rekening, 'nama_rekening', a.nama_rekening, 'pihak', parties_of(a.nomor_rekening, b.accounting_date), 'kode_produk', a.kode_produk, 'kode_gl', a.kode_gl,
    'kode_cabang', a.kode_cabang, 'kode_valuta', a.kode_valuta, 'status', s.status, 'blokir', s.blokir, 'blokir_resmi', s.blokir_resmi, 'kepatuhan', s.kepatuhan,
    'cara_tanda_tangan', a.cara_tanda_tangan, 'penanda', case when a.cara_tanda_tangan in ('DAN', 'DUA_DARI_TIGA') then signers_due(a.nomor_rekening, b.accounting_date) else '[]' end,
    'badan', (select c.jenis from customer c where c.nomor_nasabah = a.nomor_nasabah) = 'B',
    'saldo_buku', s.saldo_buku::text, 'dana_belum_efektif', s.dana_belum_efektif::text, 'saldo_ditahan', s.saldo_ditahan::text,
    'debet_menunggu', s.debet_menunggu::text, 'saldo_minimum', s.saldo_minimum::text, 'plafon', s.plafon::text, 'seq', s.seq,
    'syarat', (select jsonb_build_object('setoran_awal', k.setoran_awal::text, 'setoran_berikut', k.setoran_berikut::text, 'biaya_reaktivasi', k.biaya_reaktivasi::text,
                 'biaya_penutupan', k.biaya_penutupan::text, 'tarik_bebas', k.tarik_bebas) from account_contract_on(a.nomor_rekening, b.accounting_date) k)))
  from account a join account_state s using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang where a.nomor_rekening = any (p_rekening)
$$;

create or replace function cash_box_context(p_user text, p_kas integer[]) returns jsonb language sql stable as $$
  select jsonb_agg(jsonb_build_object(
    'id_kas', k.id_kas, 'jenis', k.jenis, 'kode_kas', k.kode_kas, 'kode_cabang', k.kode_cabang, 'kode_valuta', k.kode_valuta,
    'id_user', k.id_user, 'status', k.status, 'saldo', k.saldo::text, 'stok', k.stok, 'batas', k.batas::text, 'tanggal', k.tanggal,
    'menuju', case k.jenis when 'TELLER' then cash_on_its_way(k.kode_cabang, k.id_kas) else 0 end::text))
  from cash_box k where k.id_user = p_user or k.id_kas = any (p_kas)
$$;

-- The plans are made once for each connection, most often when tables are still small: what is asked for is always a few rows by
-- their keys, however many there will be by the end of day.
create or replace function load_operation_context(p_kunci uuid, p_user text, p_cabang text, p_rekening text[], p_kas integer[], p_token uuid)
returns jsonb language sql stable set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
  select jsonb_build_object(
    'ulang', (select jsonb_build_object('sidik', encode(i.sidik, 'hex'), 'id_user', i.id_user, 'journal_id', i.journal_id::text, 'tanggal', i.tanggal, 'jawaban', i.jawaban)
              from idempotency i where i.kunci = p_kunci),
    'cabang', (select jsonb_agg(jsonb_build_object('kode_cabang', b.kode_cabang, 'status', b.status, 'accounting_date', b.accounting_date))
               from branch b where b.kode_cabang = p_cabang or b.kode_cabang in (select a.kode_cabang from account a where a.nomor_rekening = any (p_rekening))),
    'rekening', account_context(p_rekening),
    'kas', cash_box_context(p_user, p_kas),
    'izin', (select jsonb_build_object('supervisor', g.supervisor, 'alasan', g.alasan_terlihat) from override_grant g where g.token = p_token),
    'pakai', daily_usage_of(p_user, p_rekening, (select b.accounting_date from branch b where b.kode_cabang = p_cabang)),
    'kurs', rate_context((select b.accounting_date from branch b where b.kode_cabang = p_cabang)))
$$;
