-- Accounts: their numbers, what stands beside each new one whoever writes it, and what must hold of the record.

-- The next account number of a branch and product: BBB PP NNNNNN C (domain: products). A serial is given out in the transaction that opens, so one that
-- was refused is free again, and one that was used never is.
create or replace function number_account(p_cabang text, p_baris jsonb) returns text language plpgsql as $$
declare
  v_serial integer;
  v_angka text;
begin
  insert into account_serial as s (kode_cabang, kode_produk, terakhir) values (p_cabang, p_baris ->> 'kode_produk', 1)
  on conflict (kode_cabang, kode_produk) do update set terakhir = s.terakhir + 1 returning terakhir into v_serial;
  v_angka := p_cabang || (p_baris ->> 'kode_produk') || lpad(v_serial::text, 6, '0');
  return v_angka || check_digit(v_angka);
end $$;

-- What terms ask of a customer: an entity's first deposit and minimum balance where they say so, else what they ask of persons (domain: products).
create or replace function first_deposit_of(t product_term, p_jenis text) returns bigint language sql immutable as $$
  select case when p_jenis = 'B' then coalesce(t.setoran_awal_badan, t.setoran_awal) else t.setoran_awal end
$$;
create or replace function minimum_balance_of(t product_term, p_jenis text) returns bigint language sql immutable as $$
  select case when p_jenis = 'B' then coalesce(t.saldo_minimum_badan, t.saldo_minimum) else t.saldo_minimum end
$$;

-- What was agreed upon an account that a person (P) or an entity (B) opens on a day, without anything special: the terms of its product on that
-- day; of a day before all terms, the oldest.
create or replace function contract_on(p_produk text, p_tanggal date, p_jenis text) returns account_contract language sql stable as $$
  select null::text, p_tanggal, p.akad, t.berlaku_sejak, n.nisbah_nasabah, false, first_deposit_of(t, p_jenis), t.setoran_berikut, minimum_balance_of(t, p_jenis),
    t.biaya_bulanan, t.biaya_di_bawah_minimum, t.biaya_penutupan, t.biaya_reaktivasi, t.tarik_bebas, null::text
  from product p join product_term t using (kode_produk)
  left join product_nisbah n on (n.kode_produk, n.berlaku_sejak, n.tenor) = (t.kode_produk, t.berlaku_sejak, 0)
  where p.kode_produk = p_produk
  order by t.berlaku_sejak <= p_tanggal desc, case when t.berlaku_sejak <= p_tanggal then t.berlaku_sejak end desc, t.berlaku_sejak limit 1
$$;

-- What was agreed that holds on a day: the row that begins last up to it, else the first.
create or replace function account_contract_on(p_rekening text, p_tanggal date) returns setof account_contract language sql stable rows 1 as $$
  select k.* from account_contract k where k.nomor_rekening = p_rekening
  order by k.berlaku_sejak <= p_tanggal desc, case when k.berlaku_sejak <= p_tanggal then k.berlaku_sejak end desc, k.berlaku_sejak limit 1
$$;

-- The account's own customer is its first owner, the terms of its day are its contract, and its serial is used.
create or replace function account_begins() returns trigger language plpgsql as $$
begin
  insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai) select n.nomor_rekening, n.nomor_nasabah, 'PEMILIK', n.tanggal_buka from baru n;
  with awal as (
    select n.nomor_rekening, n.kode_produk, n.tanggal_buka, c.jenis from baru n join customer c on c.nomor_nasabah = n.nomor_nasabah
  ), syarat as materialized (
    select x.*, contract_on(x.kode_produk, x.tanggal_buka, x.jenis) as akad from (select distinct a.kode_produk, a.tanggal_buka, a.jenis from awal a) x
  )
  insert into account_contract
    select k.* from awal a join syarat s using (kode_produk, tanggal_buka, jenis)
    cross join lateral jsonb_populate_record(s.akad, jsonb_build_object('nomor_rekening', a.nomor_rekening)) k;
  insert into account_serial as s (kode_cabang, kode_produk, terakhir)
    select substr(n.nomor_rekening, 1, 3), substr(n.nomor_rekening, 4, 2), max(substr(n.nomor_rekening, 6, 6)::integer) from baru n group by 1, 2
    on conflict (kode_cabang, kode_produk) do update set terakhir = excluded.terakhir where s.terakhir < excluded.terakhir;
  return null;
end $$;
create or replace trigger account_begins after insert on account referencing new table as baru for each statement execute function account_begins();

-- What must hold of an opening at the very moment it is written, whatever its rules saw before: the branch's day, all who stand behind it, the
-- lists of names, and the terms of that day.
create or replace function prove_opening(e jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_pihak text[] := array(select distinct p ->> 'nomor_nasabah' from jsonb_array_elements(e #> '{bagian,account_party}') p);
  v_pemilik text[] := array(select p ->> 'nomor_nasabah' from jsonb_array_elements(e #> '{bagian,account_party}') p where p ->> 'peran' = 'PEMILIK');
  v_cabang branch;
  v_produk product;
  v_syarat account_contract;
  v_akad jsonb := e #> '{bagian,account_contract,0}';
  v_tenor integer := (e #>> '{rincian,tenor}')::integer;
  v_nasabah text;
begin
  perform pg_advisory_xact_lock_shared(7310, u.kode_cabang::integer) from app_user u where u.id_user = p_user;
  select c.* into v_cabang from branch c join app_user u using (kode_cabang) where u.id_user = p_user;
  if v_cabang.status <> 'BUKA' then perform refuse('DAY_CLOSED', jsonb_build_object('cabang', v_cabang.kode_cabang)); end if;
  if v_cabang.accounting_date <> (b ->> 'tanggal_buka')::date then perform refuse('DAY_CHANGED', jsonb_build_object('cabang', v_cabang.kode_cabang)); end if;

  perform from customer c where c.nomor_nasabah = any (v_pihak) order by c.nomor_nasabah for share;
  select n into v_nasabah from unnest(v_pihak) n where not exists (select from customer c where c.nomor_nasabah = n and c.status = 'AKTIF') limit 1;
  if found then perform refuse('HOLDER_NOT_ACTIVE', jsonb_build_object('nasabah', v_nasabah)); end if;
  if exists (select from app_user u, unnest(v_pihak) n where u.id_user in (p_user, p_kedua) and u.nomor_nasabah = any (family_of(n))) then
    perform refuse('OWN_FAMILY');
  end if;

  select * into v_produk from product where kode_produk = b ->> 'kode_produk';
  perform pg_advisory_xact_lock_shared(7315);
  if exists (select from unnest(v_pihak) n where is_stopped('NASABAH:' || n, record_now('customer', jsonb_build_object('nomor_nasabah', n)))) then
    perform refuse('COMPLIANCE_HOLD');
  end if;
  if v_produk.jenis = 'GIRO' then
    select n into v_nasabah from unnest(v_pemilik) n where is_blacklisted('NASABAH:' || n, record_now('customer', jsonb_build_object('nomor_nasabah', n))) limit 1;
    if found then perform refuse('DHN_LISTED', jsonb_build_object('nasabah', v_nasabah)); end if;
  end if;

  v_syarat := contract_on(b ->> 'kode_produk', v_cabang.accounting_date, (select c.jenis from customer c where c.nomor_nasabah = b ->> 'nomor_nasabah'));
  -- A deposit is registered with its tenor, whose share it has; no other account has one.
  if (v_produk.jenis = 'DEPOSITO') <> (v_tenor is not null) then perform refuse('PRODUCT_DEPOSIT'); end if;
  if v_tenor is not null then
    v_syarat.nisbah_nasabah := (select n.nisbah_nasabah from product_nisbah n
      where (n.kode_produk, n.berlaku_sejak, n.tenor) = (v_produk.kode_produk, v_syarat.syarat_sejak, v_tenor));
    if v_syarat.nisbah_nasabah is null then perform refuse('TENOR_NOT_OFFERED', jsonb_build_object('tenor', v_tenor)); end if;
  end if;
  if not (select t.ditawarkan from product_term_on(b ->> 'kode_produk', v_cabang.accounting_date) t) then
    perform refuse('PRODUCT_NOT_OFFERED', jsonb_build_object('produk', v_produk.nama_produk));
  end if;
  if jsonb_array_length(e #> '{bagian,account_contract}') <> 1
    or to_jsonb(jsonb_populate_record(null::account_contract, v_akad)) - '{nisbah_nasabah,nisbah_khusus,nomor_rekening}'::text[]
       <> to_jsonb(v_syarat) - '{nisbah_nasabah,nisbah_khusus,nomor_rekening}'::text[]
    or not (v_akad ->> 'nisbah_khusus')::boolean and (v_akad ->> 'nisbah_nasabah')::integer is distinct from v_syarat.nisbah_nasabah then
    perform refuse('TERMS_CHANGED', jsonb_build_object('produk', v_produk.nama_produk, 'tanggal', v_syarat.syarat_sejak));
  end if;
end $$;

-- An account is closed, not removed; what was said when it was opened stays, and so does what was agreed.
create or replace function before_account(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_ada jsonb;
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'an account is closed, not removed'; end if;
  if e ->> 'aksi' = 'BUAT' then perform prove_opening(e, p_user, p_kedua); end if;
  if e ->> 'aksi' = 'UBAH' then
    select to_jsonb(a) into v_ada from account a where a.nomor_rekening = b ->> 'nomor_rekening' for update;
    if (select s.status from account_state s where s.nomor_rekening = b ->> 'nomor_rekening') = 'TUTUP' then
      perform refuse('ACCOUNT_CLOSED', jsonb_build_object('rekening', b ->> 'nomor_rekening'));
    end if;
    if exists (select from unnest('{nomor_nasabah,kode_produk,kode_gl,kode_valuta,tanggal_buka}'::text[]) c
               where b ? c and b ->> c is distinct from v_ada ->> c) then
      raise exception 'what was said at its opening of account % stays', b ->> 'nomor_rekening';
    end if;
    if e -> 'bagian' ? 'account_contract' and exists (
      select from account_contract k where k.nomor_rekening = b ->> 'nomor_rekening'
        and not exists (select from jsonb_populate_recordset(null::account_contract, e #> '{bagian,account_contract}') n
                        where to_jsonb(n) - 'nomor_rekening' = to_jsonb(k) - 'nomor_rekening')) then
      raise exception 'what was agreed upon account % is not rewritten', b ->> 'nomor_rekening';
    end if;
  end if;
  return null;
end $$;

-- A new account has its state; each keeps at least one owner, and its own customer is one of them. The item that opened it is found by its
-- number from now on.
create or replace function after_account(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
declare
  v_nomor text := e #>> '{baris,nomor_rekening}';
begin
  if e ->> 'aksi' = 'BUAT' then
    insert into account_state (nomor_rekening, saldo_minimum, tanggal_aktivitas)
      select a.nomor_rekening, k.saldo_minimum, a.tanggal_buka from account a cross join lateral account_contract_on(a.nomor_rekening, a.tanggal_buka) k
      where a.nomor_rekening = v_nomor;
    update flow_instance set objek = 'REKENING:' || v_nomor, rekening = v_nomor where id_flow = (e ->> 'id_flow')::uuid;
    if e #> '{rincian,tenor}' is not null then perform begin_deposit(v_nomor, e -> 'rincian', p_user, p_kedua, (e ->> 'id_flow')::uuid); end if;
  end if;
  if not exists (select from account a join account_party p using (nomor_rekening, nomor_nasabah)
                 where a.nomor_rekening = v_nomor and p.peran = 'PEMILIK' and p.sampai is null) then
    raise exception 'an account keeps its own customer as its owner';
  end if;
  if e ->> 'aksi' = 'UBAH' and p_lama ->> 'kode_cabang' <> p_baru ->> 'kode_cabang' then
    perform prove_account_moved(v_nomor, p_lama ->> 'kode_cabang', p_baru ->> 'kode_cabang',
      e ->> 'efek' = 'data_branch_accounts');
    perform move_accrual(v_nomor, p_lama ->> 'kode_cabang', p_baru ->> 'kode_cabang');
    perform move_deposit(v_nomor, p_lama ->> 'kode_cabang', p_baru ->> 'kode_cabang');
  end if;
end $$;

-- The accounts whose name has words that begin so, of a branch or ('') of all, or a refusal where they are more than the bound: as
-- customers_of_words does, and for its reason with the one index of words and what bitmaps there are beside it.
create or replace function accounts_of_words(p_cari text, p_cabang text, p_batas integer) returns setof account language plpgsql stable security definer rows 1000
set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off set max_parallel_workers_per_gather = 0 as $$
declare
  v_jumlah bigint;
begin
  return query select a.* from account a
    where to_tsvector('simple', a.nama_normal) @@ p_cari::tsquery and (p_cabang = '' or a.kode_cabang = p_cabang)
    limit p_batas + 1;
  get diagnostics v_jumlah = row_count;
  if v_jumlah > p_batas then perform refuse('ACCOUNTS_TOO_MANY', jsonb_build_object('jumlah', p_batas::text)); end if;
end $$;
