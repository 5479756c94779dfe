-- Does this authority still stand: are both active, is its user of the branch or of head office, is what was lent still lent, has one of
-- them the right to approve this operation, and do level and limit of whose authority it is cover what it is used for? Both rows are
-- held until the transaction ends, so nobody is switched off between this proof and the posting. A level that nobody named is any.
create or replace function is_authority_valid(
  p_user text, p_wewenang text, p_operasi text, p_tingkat text, p_kelompok text, p_valuta text, p_nominal bigint, p_cabang text
) returns boolean language plpgsql as $$
begin
  perform u.id_user from app_user u where u.id_user in (p_user, p_wewenang) order by u.id_user for share;
  return (select count(*) from app_user u where u.id_user in (p_user, p_wewenang) and u.aktif) = case when p_user = p_wewenang then 1 else 2 end
    and exists (select from app_user u where u.id_user = p_user and (u.kode_cabang = p_cabang
      or exists (select from user_role r join role o using (role_id) where r.id_user = p_user and o.kantor_pusat)))
    and not reads_only(p_user, p_operasi) and not reads_only(p_wewenang, p_operasi)
    and (p_user = p_wewenang or exists (
      select from delegation d join branch b using (kode_cabang) where d.dari = p_wewenang and d.ke = p_user
        and d.dicabut_pada is null and b.accounting_date between d.mulai and d.sampai
        and not exists (select from cash_box k where k.id_user = p_user)))
    and exists (
      select from operation_check c join role_menu m on m.menu_id = c.hak join menu n using (menu_id) join user_role r using (role_id)
      where c.flow_code = p_operasi and n.aktif and r.id_user in (p_user, p_wewenang))
    and exists (
      select from user_role r join role o using (role_id) left join approval_rung own using (tingkat)
      where r.id_user = p_wewenang and o.tingkat <> '' and (p_tingkat is null or o.tingkat = p_tingkat
        or own.urut >= (select min(x.urut) from approval_rung x where x.tingkat = p_tingkat or p_tingkat = '')))
    and (p_nominal = 0 or exists (
      select from user_role r join role_limit l using (role_id) join currency c on c.kode_valuta = p_valuta
      left join user_limit p on p.id_user = r.id_user and p.kelompok = l.kelompok and p.kode_valuta = l.kode_valuta
      where r.id_user = p_wewenang and l.kelompok = p_kelompok and (l.kode_valuta = p_valuta or c.pembagi_batas is not null and l.kode_valuta = book_currency())
        and least(l.setuju, p.setuju) / case when l.kode_valuta <> c.kode_valuta then c.pembagi_batas else 1 end >= p_nominal));
end $$;

-- Whose limits measure an operation: its card says so; what undoes a journal is measured as that one, and a deposit as it comes or goes, by
-- whether cash does.
create or replace function measured_by(p_operasi text, p_efek jsonb, p_leg_jenis text[]) returns text language sql stable as $$
  select case when p_efek @> '[{"efek": "reverse"}]' or p_operasi in ('SETOR_DEPOSITO', 'PENCAIRAN_DEPOSITO', 'AMBIL_BAGI_HASIL_DEPOSITO')
    -- A difference of a till stands for its cash.
    then case when p_leg_jenis && array['KAS', 'SELISIH_TELLER'] then 'TUNAI' else 'NON_TUNAI' end
    else (select c.kelompok from operation_check c where c.flow_code = p_operasi) end
$$;

-- How many different people an amount of this operation needs, by the bank's own table. What the table leaves out is refused.
create or replace function approvals_needed(p_operasi text, p_nominal bigint) returns integer language plpgsql stable as $$
declare
  v_perlu integer;
begin
  select l.persetujuan into v_perlu from flow_level l
  where l.flow_code in ('*', p_operasi) and l.dari_nominal <= p_nominal order by l.dari_nominal desc limit 1;
  if v_perlu is null then perform refuse('LEVELS_MISSING', jsonb_build_object('jenis', p_operasi)); end if;
  return v_perlu;
end $$;

-- Every approval of an item counts when it takes effect, not when it was given: different people by different authorities, each of
-- which still stands, and as many as the bank asks for, whatever the item says.
create or replace function prove_approvers(f flow_instance) returns void language plpgsql as $$
begin
  if cardinality(array(select distinct x from unnest(f.pemeriksa) x)) < greatest(f.persetujuan_perlu, approvals_needed(f.flow_code, f.nominal))
    or cardinality(array(select distinct x from unnest(f.wewenang) x)) < cardinality(f.wewenang)
    or exists (select from unnest(f.pemeriksa, f.wewenang) as p(siapa, wewenang) where p.wewenang <> p.siapa and p.wewenang = any (f.pemeriksa)) then
    perform refuse('SECOND_APPROVAL');
  end if;
  for i in 1 .. cardinality(f.pemeriksa) loop
    if is_authority_valid(f.pemeriksa[i], f.wewenang[i], f.flow_code, f.tingkat, f.kelompok, f.kode_valuta, f.nominal, f.kode_cabang) is not true then
      perform refuse('APPROVER_GONE', jsonb_build_object('pemeriksa', f.pemeriksa[i]));
    end if;
  end loop;
end $$;

-- Issues a one-time override grant; posting uses it up. It says at which level it was asked for, so that it is held to that one.
create or replace function effect_grant(e jsonb, k effect_context) returns void language plpgsql as $$
begin
  if e ->> 'tingkat' is null then raise exception 'a grant names the level it was asked for'; end if;
  insert into override_grant (token, operasi, sidik, pembuat, kode_cabang, alasan, alasan_terlihat, supervisor, berlaku_sampai, wewenang, tingkat, kelompok, kode_valuta, nominal)
  values ((e ->> 'token')::uuid, e ->> 'operasi', decode(e ->> 'sidik', 'hex'), e ->> 'pembuat', e ->> 'kode_cabang',
          array(select a ->> 'kode' from jsonb_array_elements(e -> 'alasan') a), e -> 'alasan', e ->> 'supervisor', now() + make_interval(secs => (e ->> 'detik')::integer),
          e ->> 'wewenang', e ->> 'tingkat', e ->> 'kelompok', e ->> 'kode_valuta', (e ->> 'nominal')::bigint);
end $$;

-- Uses a grant up: once, for exactly this operation, input, maker and branch, for no reason beyond those it was given for, only while
-- the supervisor who gave it still stands, for the amount that is posted, and only where one second person is enough.
create or replace function spend_grant(
  p_token uuid, p_operasi text, p_sidik bytea, p_user text, p_cabang text, p_supervisor text, p_lewat text[],
  p_kelompok text, p_valuta text, p_nominal bigint
) returns void language plpgsql as $$
declare
  g override_grant;
begin
  update override_grant o set dipakai_pada = now()
  where o.token = p_token and o.dipakai_pada is null and o.berlaku_sampai > now() and o.operasi = p_operasi and o.sidik = p_sidik
    and o.pembuat = p_user and o.kode_cabang = p_cabang and o.supervisor <> p_user and o.supervisor = p_supervisor and p_lewat <@ o.alasan
  returning * into g;
  if not found or is_authority_valid(g.supervisor, coalesce(g.wewenang, g.supervisor), p_operasi, g.tingkat, p_kelompok, p_valuta,
    greatest(p_nominal, g.nominal), p_cabang) is not true then
    perform refuse('GRANT_INVALID');
  end if;
  if approvals_needed(p_operasi, p_nominal) > 1 then perform refuse('TWO_APPROVALS'); end if;
end $$;

-- Spends a supervisor's proof on one request; true for that request and its own repetition, false for any other. Old ones go out
-- on the way, a few at a time.
create or replace function spend_supervisor_proof(p_bukti bytea, p_sidik bytea, p_kunci uuid) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from supervisor_proof where bukti in (
    select b.bukti from supervisor_proof b where b.dipakai_pada < now() - interval '1 day' order by b.dipakai_pada limit 20 for update skip locked);
  insert into supervisor_proof (bukti, sidik, kunci) values (p_bukti, p_sidik, p_kunci) on conflict do nothing;
  return exists (select from supervisor_proof b where b.bukti = p_bukti and b.sidik = p_sidik and b.kunci = p_kunci);
end $$;

-- The second person behind an operation that posts nothing: whose grant was used, or who approved its item, in this very transaction.
create or replace function witness_of(p_operasi text, p_user text) returns text language plpgsql as $$
declare
  v_saksi text;
begin
  select coalesce(
    (select g.supervisor from override_grant g where g.xmin = pg_current_xact_id()::xid and g.dipakai_pada = now()
       and g.operasi = p_operasi and g.pembuat = p_user limit 1),
    (select f.pemeriksa[cardinality(f.pemeriksa)] from flow_instance f where f.xmin = pg_current_xact_id()::xid and f.flow_state = 'APPROVED'
       and f.flow_code = p_operasi and f.user_input = p_user limit 1)) into v_saksi;
  if v_saksi is null or v_saksi = p_user then perform refuse('GRANT_INVALID'); end if;
  return v_saksi;
end $$;

-- The item that was approved in this very transaction, which an act that posts nothing came from; null where a grant was used.
create or replace function item_of(p_operasi text, p_user text) returns uuid language sql as $$
  select f.id_flow from flow_instance f where f.xmin = pg_current_xact_id()::xid and f.flow_state = 'APPROVED'
    and f.flow_code = p_operasi and f.user_input = p_user limit 1
$$;
