-- Signature cards of accounts: who may not change one, and whose its pictures are.

-- Whoever stands behind an account on its branch's day, those who sign for it, and the families of both.
create or replace function family_behind(p_rekening text, p_penanda text[]) returns text[] language sql stable as $$
  select coalesce(array_agg(distinct f), '{}') from account a join branch b using (kode_cabang),
    unnest(parties_of(a.nomor_rekening, b.accounting_date) || p_penanda) n, unnest(family_of(n)) f
  where a.nomor_rekening = p_rekening
$$;

-- Nobody writes the card of an account that the own person or family owns or signs for, as first or second person. A card is changed, not removed.
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
    array(select (s ->> 'id_berkas')::uuid from jsonb_array_elements(e #> '{bagian,specimen}') s), p_user);
  select review_specimen_card(e #>> '{baris,nomor_rekening}')
$$;

-- Who may act for an account on a day, in one place for cards, slips and paper: the persons behind it, of an entity the signers that its record names, of
-- somebody who has a guardian the guardian too. A signer is identified by the customer number, or by the name where there is none.
create or replace function signers_of(p_rekening text, p_hari date) returns table (penanda text, nama text, nomor_nasabah text, peran text) language sql stable as $$
  with pihak as (
    select p.nomor_nasabah, p.peran, n.jenis, n.nama_nasabah from account_party p join customer n using (nomor_nasabah)
    where p.nomor_rekening = p_rekening and p.mulai <= p_hari and coalesce(p.sampai, p_hari) >= p_hari)
  select distinct on (coalesce(x.nomor_nasabah, x.nama)) coalesce(x.nomor_nasabah, x.nama), x.nama, x.nomor_nasabah, x.peran from (
    select p.nama_nasabah as nama, p.nomor_nasabah, p.peran, 1 as urut from pihak p where p.jenis = 'P'
    union all
    select coalesce(n.nama_nasabah, r.nama), r.pihak, r.peran, 2 from pihak p join customer_relation r on r.nomor_nasabah = p.nomor_nasabah
      and r.peran = case p.jenis when 'B' then 'PENANDA_TANGAN' else 'WALI' end left join customer n on n.nomor_nasabah = r.pihak
  ) x order by coalesce(x.nomor_nasabah, x.nama), x.urut
$$;

-- Who has to sign what takes money out of an account that is signed for together on a day: of persons the owners, of an entity its signers, each with
-- whether a specimen in force is there to compare with. Nobody of an account that one signs for alone. A counter of another branch ticks them too, so they are
-- named by a mark that discloses no customer number.
create or replace function signers_due(p_rekening text, p_hari date) returns jsonb language sql stable as $$
  select coalesce(jsonb_agg(jsonb_build_object('penanda', left(md5(p_rekening || '/' || g.penanda), 12), 'nama', g.nama, 'nomor_nasabah', g.nomor_nasabah, 'spesimen', exists (
      select from specimen s where s.nomor_rekening = p_rekening and s.berlaku_sejak <= p_hari and coalesce(s.berlaku_sampai, p_hari) >= p_hari
        and case when s.nomor_nasabah is null then s.nama = g.nama else s.nomor_nasabah = g.nomor_nasabah end)) order by g.nama, g.penanda), '[]')
  from account a join customer n using (nomor_nasabah) cross join lateral signers_of(p_rekening, p_hari) g
  where a.nomor_rekening = p_rekening and a.cara_tanda_tangan in ('DAN', 'DUA_DARI_TIGA') and (n.jenis = 'B' or g.peran = 'PEMILIK')
$$;

-- Whose specimens of a card are in force on a day although they no longer sign for the account.
create or replace function former_signers(p_rekening text, p_hari date) returns text[] language sql stable as $$
  select array(select distinct s.nama from specimen s
    where s.nomor_rekening = p_rekening and s.berlaku_sejak <= p_hari and coalesce(s.berlaku_sampai, p_hari) >= p_hari
      and not exists (select from signers_of(p_rekening, p_hari) g where case when s.nomor_nasabah is null then g.nama = s.nama else g.nomor_nasabah = s.nomor_nasabah end)
    order by 1)
$$;

-- Records that a card has to be renewed, or that it no longer has to.
create or replace function review_specimen_card(p_rekening text) returns void language plpgsql as $$
declare
  v_hari date;
  v_nama text[];
begin
  if not exists (select from specimen_card c where c.nomor_rekening = p_rekening) then return; end if;
  v_hari := day_of_account(p_rekening);
  v_nama := former_signers(p_rekening, v_hari);
  if v_nama = '{}' then
    delete from specimen_due d where d.nomor_rekening = p_rekening;
  else
    insert into specimen_due (nomor_rekening, sejak, nama) values (p_rekening, v_hari, v_nama)
    on conflict (nomor_rekening) do update set nama = excluded.nama where specimen_due.nama <> excluded.nama;
  end if;
end $$;

-- The cards of all accounts that a customer stands behind, after the record of that customer has changed.
create or replace function review_specimen_cards(p_nasabah text) returns void language plpgsql as $$
begin
  perform review_specimen_card(x.nomor_rekening) from (
    select distinct p.nomor_rekening from account_party p join specimen_card c using (nomor_rekening) where p.nomor_nasabah = p_nasabah order by 1) x;
end $$;

-- A merge gives the specimens of one customer to another.
create or replace function specimen_signer_changed() returns trigger language plpgsql as $$
begin
  perform review_specimen_card(new.nomor_rekening);
  return null;
end $$;
create or replace trigger specimen_signer after update of nomor_nasabah on specimen for each row execute function specimen_signer_changed();
