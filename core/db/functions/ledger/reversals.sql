-- Marks a journal as undone by this one, once; together they leave every account of the books as it was, on every value date. A
-- reversal belongs to its own day, a correction to a later one; either is made where the journal was, by two persons.
create or replace function effect_reverse(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_id bigint := (e ->> 'journal_id')::bigint;
  v_tanggal date := (e ->> 'tanggal')::date;
  v_asal journal;
  v_balik journal;
  v_tutup text;
  -- The difference that a correction goes against, and the till whose cash it stands for.
  d cash_difference;
  v_kas journal_line;
begin
  select * into v_asal from journal j where j.id = v_id and j.tanggal = v_tanggal and j.kode_cabang = k.cabang;
  if not found then perform refuse('NOT_FOUND'); end if;
  select * into v_balik from journal j where j.id = k.journal_id and j.tanggal = k.tanggal and (j.id_flow is not null or j.bukti ? 'token');
  if not found then perform refuse('GRANT_INVALID'); end if;
  if not coalesce((e ->> 'koreksi')::boolean, false) and v_tanggal <> k.tanggal then
    perform refuse('NOT_REVERSIBLE', jsonb_build_object('referensi', e ->> 'referensi', 'sebab', 'HARI_TUTUP'));
  end if;
  insert into journal_reversal (journal_id, tanggal, reversal_id, tanggal_reversal, koreksi)
  values (v_id, v_tanggal, k.journal_id, k.tanggal, coalesce((e ->> 'koreksi')::boolean, false)) on conflict do nothing;
  if not found then perform refuse('ALREADY_REVERSED', jsonb_build_object('referensi', e ->> 'referensi')); end if;
  if e ->> 'nomor_selisih' is not null then
    d := correct_cash_difference(e ->> 'nomor_selisih', v_asal, k);
    select l.* into strict v_kas from journal_line l join cash_box b on b.id_kas::text = l.sub and b.jenis = 'TELLER' and b.id_user = d.id_user
    where l.journal_id = v_id and l.tanggal = v_tanggal and l.kode_gl in (gl('TILL_CASH'), gl('FOREIGN_TILL_CASH'));
  end if;
  if exists (
    select from (
      select x.journal_id, x.tanggal, x.kode_cabang, x.kode_valuta, x.rekening, x.lawan, x.tanggal_valuta, x.jumlah, x.jumlah_idr,
        case when s.selisih then v_kas.kode_gl else x.kode_gl end as kode_gl, case when s.selisih then v_kas.sub else x.sub end as sub
      from journal_line x cross join lateral (select x.journal_id = k.journal_id and x.kode_gl = d.kode_gl and x.sub = d.id_user as selisih) s) l
    where (l.journal_id, l.tanggal) in ((v_id, v_tanggal), (k.journal_id, k.tanggal))
    group by l.kode_cabang, l.kode_gl, l.kode_valuta, l.rekening, l.sub, l.lawan,
      -- Of a month that takes no value date any more the correction counts from its own day.
      case when exists (select from gl_period p where p.bulan = date_trunc('month', coalesce(l.tanggal_valuta, l.tanggal)) and p.status <> 'BUKA') then k.tanggal
        else coalesce(l.tanggal_valuta, l.tanggal) end
    having sum(l.jumlah) <> 0 or sum(coalesce(l.jumlah_idr, l.jumlah)) <> 0) then
    raise exception 'journal % does not undo %', k.journal_id, v_id;
  end if;
  perform undo_records(v_asal, v_balik, e ->> 'referensi');
  -- What closed an account leaves it as it was before; no other entry comes out of a closed one.
  select min(l.rekening) into v_tutup from journal_line l join account_state s on s.nomor_rekening = l.rekening
  where (l.journal_id, l.tanggal) = (k.journal_id, k.tanggal) and s.status in ('TUTUP', 'PENUTUPAN') and not exists (
    select from account_closing c where c.nomor_rekening = s.nomor_rekening and c.status = 'DISETUJUI' and c.xmin = pg_current_xact_id()::xid);
  if v_tutup is not null then perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', v_tutup)); end if;
  perform cancel_transfer_of(v_id, v_tanggal, k);
  perform restore_leaf(v_id, v_tanggal, k);
  perform restore_inward_warkat(v_id, v_tanggal, k);
  perform hold_paid_transfer(v_id, v_tanggal);
  perform undo_special_fund(v_id, v_tanggal);
  perform undo_central_bank_bill(v_id, v_tanggal);
  perform undo_levy_remittance(v_id, v_tanggal);
  perform uncount_cash(v_id, v_tanggal);
  -- Currency that was bought and is spent cannot go back to whom it was bought from.
  if v_asal.operasi = 'VALAS_PUSAT' then perform prove_currency_held(k.journal_id, k.tanggal); end if;
end $$;
