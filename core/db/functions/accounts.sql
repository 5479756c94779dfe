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

-- What was agreed upon an account that is opened on a day, without anything special: the terms of its product on that day; of a day before
-- all terms, the oldest.
create or replace function contract_on(p_produk text, p_tanggal date) returns account_contract language sql stable as $$
  select null::text, p_tanggal, p.akad, t.berlaku_sejak, n.nisbah_nasabah, false, t.setoran_awal, t.setoran_berikut, t.saldo_minimum,
    t.biaya_bulanan, t.biaya_di_bawah_minimum, t.biaya_penutupan, t.biaya_reaktivasi, t.tarik_bebas
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
  insert into account_contract select (jsonb_populate_record(contract_on(n.kode_produk, n.tanggal_buka), jsonb_build_object('nomor_rekening', n.nomor_rekening))).*
    from baru n;
  insert into account_serial as s (kode_cabang, kode_produk, terakhir)
    select substr(n.nomor_rekening, 1, 3), substr(n.nomor_rekening, 4, 2), max(substr(n.nomor_rekening, 6, 6)::integer) from baru n group by 1, 2
    on conflict (kode_cabang, kode_produk) do update set terakhir = excluded.terakhir where s.terakhir < excluded.terakhir;
  return null;
end $$;
create or replace trigger account_begins after insert on account referencing new table as baru for each statement execute function account_begins();

-- An account is closed, not removed; what was said when it was opened stays, and so does what was agreed.
create or replace function before_account(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
declare
  b jsonb := e -> 'baris';
  v_ada jsonb;
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'an account is closed, not removed'; end if;
  if e ->> 'aksi' = 'UBAH' then
    select to_jsonb(a) into v_ada from account a where a.nomor_rekening = b ->> 'nomor_rekening' for update;
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
  end if;
  if not exists (select from account a join account_party p using (nomor_rekening, nomor_nasabah)
                 where a.nomor_rekening = v_nomor and p.peran = 'PEMILIK' and p.sampai is null) then
    raise exception 'an account keeps its own customer as its owner';
  end if;
end $$;
