import type { BookCheck, Offence } from './book-check.ts';

/** Two persons, one decision. */
export const workflowChecks: readonly BookCheck[] = [
  {
    name: '27 nobody approved her own item, and no checker approved twice',
    offences: (sql) => sql<Offence[]>`
      select format('item %s of %s: %s', id_flow, user_input, array_to_string(pemeriksa, ', ')) as rincian
      from flow_instance f
      where user_input = any (pemeriksa) or cardinality(pemeriksa) <> (select count(distinct p) from unnest(f.pemeriksa) p)
      union all
      select format('journal %s: %s released her own', id, id_user) from journal where id_user = user_otorisasi
      union all
      select format('override %s: %s released her own', token, pembuat) from override_grant where pembuat = supervisor`,
  },
  {
    name: '27 an approved transaction has its approvals and its journal, any other has none',
    offences: (sql) => sql<Offence[]>`
      select format('item %s is %s with %s of %s approvals, journal %s', id_flow, flow_state, cardinality(pemeriksa), persetujuan_perlu, journal_id) as rincian
      from flow_instance f
      where jenis = 'FLOW' and (
        flow_state = 'APPROVED' and (
          -- A count of the vault that finds what the books say posts nothing; the count itself stands.
          journal_id is null and not (flow_code in ('HITUNG_KHASANAH', 'PERIKSA_KAS') and exists (
            select from vault_count c where c.kode_cabang = f.kode_cabang and c.tanggal = f.tanggal and c.petugas = f.user_input and c.saksi = any (f.pemeriksa) and (c.cabang_saksi is not null) = (f.flow_code = 'PERIKSA_KAS')))
          -- Nor does the till of an absent teller that was empty.
          and not (flow_code = 'TUTUP_KAS_BERHALANGAN' and exists (
            select from till_count c where c.kode_cabang = f.kode_cabang and c.tanggal = f.tanggal and c.petugas = f.user_input and c.saksi = any (f.pemeriksa) and c.tutup))
          -- Nor does the closing of a branch whose books are empty.
          and not (flow_code = 'PENUTUPAN_CABANG' and exists (
            select from branch b where 'CABANG:' || b.kode_cabang = f.objek and b.tanggal_penutupan = f.tanggal))
          -- A till opened again posts nothing either; the trail tells of it.
          and not (flow_code = 'BUKA_KAS_ULANG' and exists (
            select from audit_log a where a.aksi = f.flow_code and a.rincian ->> 'pembuat' = f.user_input and a.rincian ->> 'otorisasi' = any (f.pemeriksa)))
          -- What changes a record and was let off its fee posts nothing; the version stands.
          and not (objek <> '' and exists (select from record_version v where v.id_flow = f.id_flow))
          -- Blank paper that changes hands, and a sheet that is put out of use, post nothing; the act stands.
          and not exists (
            select from (select id_flow, operasi, pengguna, saksi from passbook_act union all select id_flow, operasi, pengguna, saksi from bilyet_act
              union all select id_flow, operasi, pengguna, saksi from warkat_act) a
            where a.id_flow = f.id_flow and a.operasi = f.flow_code and a.pengguna = f.user_input and a.saksi = any (f.pemeriksa))
          -- Nor does a count of stationery, or cards that leave their stock as missing.
          and not exists (select from stationery_count c where c.id_flow = f.id_flow and c.saksi = any (f.pemeriksa))
          and not (flow_code in ('HILANG_PERSEDIAAN', 'TEMU_PERSEDIAAN') and exists (
            select from record_version v where v.id_flow = f.id_flow and v.jenis = 'card_stock'))
          -- Nor does a request for cash, or its end, or bags that are sent back uncounted.
          and not exists (select from cash_request r where r.id_flow = f.id_flow and r.saksi = any (f.pemeriksa) or r.id_flow_akhir = f.id_flow)
          and not exists (select from cash_shipment s where s.id_flow_tolak = f.id_flow and s.saksi_tolak = any (f.pemeriksa))
          or cardinality(pemeriksa) < persetujuan_perlu)
        or flow_state <> 'APPROVED' and journal_id is not null)`,
  },
  {
    name: '27 the amount posted is the amount approved',
    offences: (sql) => sql<Offence[]>`
      select format('item %s: approved %s, posted %s', f.id_flow, f.nominal, j.nominal) as rincian
      from flow_instance f join journal j on j.id = f.journal_id and j.tanggal = f.tanggal
      where f.nominal <> j.nominal or f.flow_code <> j.operasi or j.id_flow is distinct from f.id_flow`,
  },
  {
    name: '28 nothing waits from an earlier branch day',
    offences: (sql) => sql<Offence[]>`
      select format('item %s of %s', f.id_flow, f.tanggal) as rincian
      from flow_instance f join branch b using (kode_cabang)
      where f.flow_state = 'WAITING' and f.jenis <> 'DATA' and f.tanggal < b.accounting_date`,
  },
  {
    name: '27 an approved change of data has its approvals and no journal',
    offences: (sql) => sql<Offence[]>`
      select format('item %s is %s with %s approvals, journal %s', id_flow, flow_state, cardinality(pemeriksa), journal_id) as rincian
      from flow_instance where jenis = 'DATA' and (journal_id is not null or flow_state = 'APPROVED' and cardinality(pemeriksa) = 0)`,
  },
  {
    name: '27 only a waiting item keeps funds aside',
    offences: (sql) => sql<Offence[]>`
      select format('item %s is %s', id_flow, flow_state) as rincian
      from flow_instance where flow_state <> 'WAITING' and reservasi <> '[]'`,
  },
];
