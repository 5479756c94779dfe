-- A branch is made of its row, which stands on the day before its first one, and its vault. The installation files and the screen found one the same way.

-- A branch that is founded without a day stands on the one before head office's, which it opens next.
create or replace function branch_begins() returns trigger language plpgsql as $$
begin
  new.accounting_date := coalesce(new.accounting_date, (head_office()).accounting_date - 1);
  return new;
end $$;
create or replace trigger branch_begins before insert on branch for each row execute function branch_begins();

-- Opens the rupiah vault of a branch, empty, with the most it may hold overnight; what the branch posts has its partitions.
create or replace function open_branch_vault(p_cabang text, p_batas bigint) returns void language plpgsql as $$
begin
  insert into cash_box (jenis, kode_kas, kode_cabang, kode_valuta, status, batas) values ('KHASANAH', 'KHS', p_cabang, 'IDR', 'BUKA', p_batas);
  perform make_partitions_ahead();
end $$;

create or replace function before_branch(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'a branch is not taken away'; end if;
  if exists (select from branch b where b.kode_cabang = e #>> '{baris,kode_cabang}' and b.tanggal_penutupan is not null) then
    perform refuse('BRANCH_CLOSED', jsonb_build_object('cabang', e #>> '{baris,kode_cabang}'));
  end if;
  if (head_office()).kode_cabang is null then raise exception 'the bank has no head office'; end if;
  return null;
end $$;

create or replace function after_branch(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language plpgsql as $$
begin
  if e ->> 'aksi' = 'BUAT' then perform open_branch_vault(e #>> '{baris,kode_cabang}', (e #>> '{rincian,batas_khasanah}')::bigint); end if;
end $$;
