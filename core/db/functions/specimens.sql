-- Signature cards of accounts: who may not change one, and whose its pictures are.

-- Whoever stands behind an account on its branch's day, those who sign for it, and the families of both.
create or replace function family_behind(p_rekening text, p_penanda text[]) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct f), '{}') from account a join branch b using (kode_cabang),
    unnest(parties_of(a.nomor_rekening, b.accounting_date) || p_penanda) n, unnest(family_of(n)) f
  where a.nomor_rekening = p_rekening
$$;

-- Nobody writes the card of an account she or her family stands behind or signs for, as first or second person. A card is changed, not removed.
create or replace function before_specimen(e jsonb, p_user text, p_kedua text) returns jsonb language plpgsql as $$
begin
  if e ->> 'aksi' = 'HAPUS' then raise exception 'specimens are ended, a card is not removed'; end if;
  if exists (select from app_user u where u.id_user in (p_user, p_kedua) and u.nomor_nasabah = any (family_behind(e #>> '{baris,nomor_rekening}',
      array(select s ->> 'nomor_nasabah' from jsonb_array_elements(e #> '{bagian,specimen}') s where s ->> 'nomor_nasabah' is not null)))) then
    perform refuse('OWN_FAMILY');
  end if;
  return null;
end $$;

create or replace function after_specimen(e jsonb, p_lama jsonb, p_baru jsonb, p_memo jsonb, p_user text, p_kedua text) returns void language sql as $$
  select bind_files('SPESIMEN:' || (e #>> '{baris,nomor_rekening}'),
    array(select (s ->> 'id_berkas')::uuid from jsonb_array_elements(e #> '{bagian,specimen}') s), p_user)
$$;
