import { createHash } from 'node:crypto';
import { canonicalJson } from '#lib/canonical.ts';
import type { BookCheck, Offence } from './book-check.ts';
import { chainSince } from './check-since.ts';

/** Items read at a time when their fingerprints are computed again. */
const BATCH = 5_000;

/** Walks the whole chain and the hashes of the closed days. */
export const chainCheck: BookCheck = {
  name: '6 nothing that was chained has been changed, removed, moved or slipped in, and closed days keep their hash',
  since: chainSince,
  offences: (sql) => sql<Offence[]>`
    select format('%s %s: %s at %s', v.jenis, coalesce(v.nama, v.audit_id::text, 'chain'), v.sebab, coalesce(v.posisi::text, 'no position')) as rincian
    from verify_audit() v`,
};

/** Proves who approved each posting, and with the right to: grants, approvals, limits, own customers, the chain over all of it. */
export const evidenceChecks: readonly BookCheck[] = [
  chainCheck,
  {
    name: '27 what was approved is what was stored',
    since: 'WHOLE',
    offences: async (sql) => {
      const rincian: Offence[] = [];
      const items = sql<{ id_flow: string; flow_code: string; flow_data: unknown; sidik: string }[]>`
        select id_flow, flow_code, flow_data, encode(sidik, 'hex') as sidik from flow_instance where flow_state = 'APPROVED' and jenis <> 'OVERRIDE'`;
      for await (const rows of items.cursor(BATCH)) {
        for (const { id_flow, flow_code, flow_data, sidik } of rows) {
          const print = createHash('sha256')
            .update(canonicalJson([flow_code, flow_data]))
            .digest('hex')
            .slice(0, 32);
          if (print !== sidik)
            rincian.push({ rincian: `item ${id_flow}: its content is not the one that was approved` });
        }
      }
      return rincian;
    },
  },
  {
    name: '27 every reason that was lifted was shown to whoever lifted it',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s lifted %s, shown were %s', j.id, a.alasan, coalesce(s.kode, '{}')) as rincian
      from journal j
      cross join lateral (select array(select jsonb_array_elements_text(j.bukti -> 'alasan')) as alasan) a
      left join lateral (
        select array(select r ->> 'kode' from jsonb_array_elements(f.alasan) r) as kode from flow_instance f where f.id_flow = j.id_flow
        union all select g.alasan from override_grant g where j.id_flow is null and g.token = (j.bukti ->> 'token')::uuid) s on true
      where cardinality(a.alasan) > 0 and not a.alasan <@ coalesce(s.kode, '{}')`,
  },
  {
    name: '27 a released journal names its grant, used once and by its maker; an approved one its item',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('journal %s released by %s has neither item nor grant', j.id, j.user_otorisasi) as rincian
      from journal j where j.user_otorisasi is not null and j.id_flow is null
        and not exists (select from override_grant g where g.token = (j.bukti ->> 'token')::uuid and g.supervisor = j.user_otorisasi
                        and g.pembuat = j.id_user and g.operasi = j.operasi and g.dipakai_pada is not null)
      union all
      select format('journal %s names item %s, which is not its own', j.id, j.id_flow)
      from journal j where j.id_flow is not null
        and not exists (select from flow_instance f where f.id_flow = j.id_flow and f.journal_id = j.id and j.user_otorisasi = any (f.pemeriksa) and f.user_input = j.id_user)
      union all
      select format('grant %s was used %s times', token, count(*)) from (select (bukti ->> 'token')::uuid as token from journal) u
      where token is not null group by token having count(*) > 1`,
  },
  {
    name: '27 as many checkers as the amount asked for',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('item %s of %s: %s approvals, %s due', f.id_flow, f.nominal, cardinality(f.pemeriksa), l.persetujuan) as rincian
      from flow_instance f join currency c using (kode_valuta) cross join lateral (
        select max(v.persetujuan) as persetujuan from flow_level v where v.flow_code = f.flow_code and v.dari_nominal <= f.nominal * coalesce(c.pembagi_batas, 1)) l
      where f.flow_state = 'APPROVED' and f.jenis = 'FLOW' and cardinality(f.pemeriksa) < l.persetujuan`,
  },
  {
    name: '27 nobody approved for an account she owns or acts for',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      select format('item %s: %s approved for her own customer %s', f.id_flow, u.id_user, u.nomor_nasabah) as rincian
      from flow_instance f join app_user u on u.id_user = any (f.pemeriksa) where f.jenis <> 'DATA' and u.nomor_nasabah = any (f.nomor_nasabah)
      union all
      select format('journal %s: %s released for her own customer', j.id, u.id_user)
      from journal j join app_user u on u.id_user = j.user_otorisasi join account_party p on p.nomor_nasabah = u.nomor_nasabah
      where exists (select from journal_line l where l.journal_id = j.id and l.tanggal = j.tanggal and l.rekening = p.nomor_rekening)
        and p.mulai <= j.tanggal and coalesce(p.sampai, j.tanggal) >= j.tanggal`,
  },
  {
    name: '27 whoever approved an amount had, then or since, a limit that covers it, in its branch or at head office',
    since: 'WHOLE',
    offences: (sql) => sql<Offence[]>`
      with known as (
        select u.id_user, u.kode_cabang, array(select r.role_id from user_role r where r.id_user = u.id_user) as peran from app_user u
        union select v.isi ->> 'id_user', v.isi ->> 'kode_cabang', array(select r ->> 'role_id' from jsonb_array_elements(v.isi -> 'user_role') r)
        from record_version v where v.jenis = 'user' and v.isi is not null
      ), batas as (
        select l.role_id, l.kode_valuta, l.setuju from role_limit l
        union select v.kunci, l ->> 'kode_valuta', (l ->> 'setuju')::bigint from record_version v cross join jsonb_array_elements(v.isi -> 'role_limit') l
        where v.jenis = 'role' and v.isi is not null
      )
      select format('journal %s of %s: %s could not approve it', j.id, j.nominal, j.user_otorisasi) as rincian
      -- Who stands behind a closed till answers for its difference, not for all that lay there.
      from (select x.*, coalesce((select abs(c.dihitung - c.seharusnya) from till_count c where c.journal_id = x.id), x.nominal) as dijawab from journal x) j
      where j.user_otorisasi is not null and j.nominal > 0 and j.bukti ->> 'atas_nama' is null
        and not exists (
          select from known k cross join unnest(k.peran) p(role_id) join role o on o.role_id = p.role_id join batas b on b.role_id = p.role_id
          join currency c on c.kode_valuta = j.kode_valuta
          where k.id_user = j.user_otorisasi and (b.kode_valuta = c.kode_valuta or c.pembagi_batas is not null and b.kode_valuta = book_currency())
            and b.setuju / case when b.kode_valuta <> c.kode_valuta then c.pembagi_batas else 1 end >= j.dijawab and (k.kode_cabang = j.kode_cabang or o.kantor_pusat))`,
  },
  {
    name: '27 a version of a record has two persons behind it, and the record is what its last version says',
    offences: (sql) => sql<Offence[]>`
      select format('%s %s version %s by %s and %s', jenis, kunci, versi, pembuat, disetujui_oleh) as rincian
      from record_version where aksi in ('BUAT', 'UBAH', 'HAPUS') and (pembuat is null or disetujui_oleh is null or pembuat = disetujui_oleh)
      union all
      select format('%s %s differs from its version %s', v.jenis, v.kunci, v.versi)
      from (select distinct on (jenis, kunci) * from record_version order by jenis, kunci, versi desc) v
      join record_kind k using (jenis)
      -- A kind at a time: asked record by record, this check alone took longer than all others together.
      left join (select r.jenis, c.kunci, c.isi from record_kind r cross join lateral record_contents(r) c) n on n.jenis = v.jenis and n.kunci = v.kunci
      -- What keeps a ledger account is a release's to say, also of one that the bank has changed.
      cross join lateral (select case when v.jenis = 'ledger_account' then '{kontrol,dikelola,otomatis}'::text[] else '{}' end as rilis) x
      cross join lateral (select n.isi - x.rilis as kini) c
      -- Only where they differ is it asked whether the record's tables have been given columns since.
      where v.isi is not null and case when c.kini = v.isi - x.rilis then false else c.kini is distinct from record_of_version(k, v.isi) - x.rilis end`,
  },
];
