-- A customer asks for a balance (core/accounts/README.md).

-- Days without an act of the customer from which on a balance inquiry needs a second person: the bank announces that the account falls asleep.
create or replace function silent_from(p_tanggal date) returns integer language sql stable as $$
  select parameter_on('hari_tidak_aktif', p_tanggal)::integer - parameter_on('hari_pemberitahuan_tidur', p_tanggal)::integer
$$;

-- Counts as the customer's activity and ends inactivity; only a reactivation ends dormancy. The stated balance is what the account holds in
-- this very transaction, and where a second person is needed, it is the one who allowed it in this transaction.
create or replace function effect_balance_inquiry(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  v_rekening text := e ->> 'nomor_rekening';
  s account_state;
  v_tersedia bigint;
  v_diam integer;
  v_kedua text;
begin
  select * into s from account_state a where a.nomor_rekening = v_rekening for update;
  v_tersedia := s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.debet_menunggu - s.saldo_minimum + s.plafon;
  if (s.status, s.tanggal_aktivitas, s.saldo_buku, v_tersedia) is distinct from
     (e ->> 'status', (e ->> 'aktivitas')::date, (e ->> 'saldo_buku')::bigint, (e ->> 'saldo_tersedia')::bigint) then
    perform refuse('DATA_CHANGED', jsonb_build_object('objek', v_rekening));
  end if;
  if s.status not in ('AKTIF', 'TIDAK_AKTIF') then raise exception 'account % is asked for its balance while %', v_rekening, s.status; end if;
  v_diam := greatest(k.tanggal - s.tanggal_aktivitas, 0);
  if (e ->> 'berdua')::boolean or s.status = 'TIDAK_AKTIF' or v_diam > silent_from(k.tanggal) then
    v_kedua := witness_of('PERMINTAAN_SALDO', k.pengguna);
  end if;
  insert into balance_inquiry (nomor, nomor_rekening, kode_cabang, tanggal, dibuat_pada, id_user, disetujui_oleh, nomor_identitas, keterangan, status_lama, aktivitas_lama,
    hari_diam, saldo_buku, saldo_tersedia)
  values ((e ->> 'nomor')::uuid, v_rekening, k.cabang, k.tanggal, clock_timestamp(), k.pengguna, v_kedua, e ->> 'nomor_identitas', e ->> 'keterangan', s.status,
    s.tanggal_aktivitas, v_diam, s.saldo_buku, v_tersedia);
  update account_state a set status = 'AKTIF', tanggal_aktivitas = greatest(a.tanggal_aktivitas, k.tanggal) where a.nomor_rekening = v_rekening;
end $$;
