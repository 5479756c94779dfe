-- Cards from their request to their end (core/accounts/README.md).

-- Returns true when a card may go from one state to the other.
create or replace function card_goes(p_dari text, p_ke text) returns boolean language sql immutable as $$
  select (p_dari, p_ke) in (('DIMINTA', 'TERBIT'), ('DIMINTA', 'TUTUP'), ('TERBIT', 'AKTIF'), ('TERBIT', 'TUTUP'), ('AKTIF', 'TUTUP'), ('BLOKIR', 'AKTIF'), ('BLOKIR', 'TERBIT'),
    ('BLOKIR', 'TUTUP'))
$$;

-- The cards of an account that are not closed: what its closing must see.
create or replace function has_live_card(p_rekening text) returns boolean language sql stable as $$
  select exists (select from card c where c.nomor_rekening = p_rekening and c.status <> 'TUTUP')
$$;

-- The cards of these accounts that are not closed, as lists of an account or its owner show them.
create or replace function live_cards(p_rekening text[]) returns table (id_kartu uuid, nomor_rekening text, nama_produk_kartu text, empat text, status text, berlaku_sampai text, habis text)
language sql stable as $$
  select c.id_kartu, c.nomor_rekening, p.nama, coalesce(t.empat, ''), c.status, coalesce(t.berlaku_sampai::text, ''),
    case when t.berlaku_sampai < b.accounting_date then 'T' else 'F' end
  from card c join account a using (nomor_rekening) join branch b using (kode_cabang) join card_product p using (kode_produk_kartu) left join card_stock t using (nomor_seri)
  where c.nomor_rekening = any (p_rekening) and c.status <> 'TUTUP' order by c.nomor_rekening, c.tanggal_minta, c.id_kartu
$$;

-- A limit of a card's own is no higher than its kind's.
create or replace function card_limits_fit(b jsonb, p card_product) returns boolean language sql immutable as $$
  select coalesce((b ->> 'limit_tarik')::bigint, 0) <= p.limit_tarik and coalesce((b ->> 'limit_belanja')::bigint, 0) <= p.limit_belanja
    and coalesce((b ->> 'limit_transfer')::bigint, 0) <= p.limit_transfer
$$;

-- One card lives for an account, and while it is replaced the one that takes its place; only an active account that nobody has blocked gets one.
create or replace function before_card(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  c card;
  s account_state;
  v_hari date;
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a card is closed, not removed'; end if;
  select * into s from account_state where nomor_rekening = b ->> 'nomor_rekening' for update;
  select d.accounting_date into v_hari from account a join branch d using (kode_cabang) where a.nomor_rekening = s.nomor_rekening;
  select * into c from card where id_kartu = (b ->> 'id_kartu')::uuid for update;
  if (c.id_kartu is null or b ->> 'status' = 'TERBIT' or (c.status, b ->> 'status') = ('TERBIT', 'AKTIF')) and (s.status <> 'AKTIF' or s.blokir <> '') then
    perform prove_not_stopped(s.nomor_rekening);
    perform refuse('CARD_ACCOUNT', jsonb_build_object('rekening', s.nomor_rekening));
  end if;
  if not card_limits_fit(b, (select p from card_product p where p.kode_produk_kartu = coalesce(c.kode_produk_kartu, b ->> 'kode_produk_kartu'))) then
    perform refuse('CARD_LIMIT');
  end if;
  if c.id_kartu is null then
    if coalesce(b ->> 'status', 'DIMINTA') <> 'DIMINTA' then raise exception 'a card begins with its request'; end if;
    if exists (select from card o where o.nomor_rekening = s.nomor_rekening and o.status <> 'TUTUP' and o.id_kartu is distinct from (b ->> 'pengganti_dari')::uuid) then
      perform refuse('CARD_THERE', jsonb_build_object('rekening', s.nomor_rekening));
    end if;
    return null;
  end if;
  if b ->> 'nomor_rekening' is distinct from c.nomor_rekening or b ? 'pengganti_dari' or c.status = 'TUTUP'
    or (b ? 'status' and not card_goes(c.status, b ->> 'status')) then
    perform refuse('CARD_STATE', jsonb_build_object('status', c.status));
  end if;
  if b ->> 'status' = 'TERBIT' and c.status = 'DIMINTA' and not exists (
    select from card_stock t join account a on a.nomor_rekening = c.nomor_rekening and a.kode_cabang = t.kode_cabang
    where t.nomor_seri = b ->> 'nomor_seri' and t.kode_produk_kartu = c.kode_produk_kartu and not t.hilang and not exists (select from card o where o.nomor_seri = t.nomor_seri)) then
    perform refuse('CARD_STOCK', jsonb_build_object('seri', b ->> 'nomor_seri'));
  end if;
  if b ->> 'status' in ('TERBIT', 'AKTIF') and exists (
    select from card_stock t where t.nomor_seri = coalesce(c.nomor_seri, b ->> 'nomor_seri') and t.berlaku_sampai < v_hari) then
    perform refuse('CARD_EXPIRED', (select jsonb_build_object('tanggal', t.berlaku_sampai) from card_stock t where t.nomor_seri = coalesce(c.nomor_seri, b ->> 'nomor_seri')));
  end if;
  if c.status = 'BLOKIR' and b ->> 'status' <> 'TUTUP'
    and (select k.sebab from card_block k where k.id_kartu = c.id_kartu order by k.id desc limit 1) = 'DICURI' then
    perform refuse('CARD_STOLEN');
  end if;
  if b ->> 'nomor_pin' <> '' and exists (select from card o where o.nomor_pin = b ->> 'nomor_pin' and o.id_kartu <> c.id_kartu) then
    perform refuse('DUPLICATE', jsonb_build_object('objek', b ->> 'nomor_pin'));
  end if;
  return null;
end $$;

-- A card that is lost is blocked at once by whoever hears of it; two persons open it again. Who spoke, and by what that was proved, is kept beside it.
create or replace function effect_block_card(e jsonb, k effect_context) returns void language plpgsql as $$
declare
  c card;
begin
  select * into c from card where id_kartu = (e ->> 'id_kartu')::uuid for update;
  if not found then perform refuse('NOT_FOUND'); end if;
  if c.status not in ('TERBIT', 'AKTIF') then perform refuse('CARD_STATE', jsonb_build_object('status', c.status)); end if;
  insert into card_block (id_kartu, tanggal, kode_cabang, id_user, sebab, cara, pelapor, diperiksa, alasan)
  values (c.id_kartu, k.tanggal, k.cabang, k.pengguna, e ->> 'sebab', e ->> 'cara', e ->> 'pelapor', array(select jsonb_array_elements_text(e -> 'diperiksa')), e ->> 'alasan');
  update card set status = 'BLOKIR', versi = versi + 1 where id_kartu = c.id_kartu;
  perform append_record_version('card', jsonb_build_object('id_kartu', c.id_kartu), 'AKHIR', k.pengguna, null, null, k.cabang);
end $$;
