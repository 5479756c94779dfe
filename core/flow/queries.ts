import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { reaches } from '#core/engine/authority.ts';
import type { Context, Query } from '#core/engine/context.ts';
import { branchScope, contains, startsWith } from '#core/engine/list-filters.ts';
import { type Fragment, runList, type SortColumn } from '#core/engine/list-query.ts';
import { makeReference, readReference } from '#core/ledger/reference-number.ts';
import { approvalLadder } from '#lib/access.ts';
import { fromMinor } from '#lib/money.ts';
import type { OtorisasiQuery, OtorisasiRow, OtorisasiRows } from '#types/proto/flow.ts';

interface Row {
  id_flow: string;
  jenis: string;
  flow_code: string;
  trans_code: string;
  flow_state: string;
  kode_cabang: string;
  user_input: string;
  nama_user_input: string;
  rekening: string | null;
  nama_nasabah: string;
  nominal: bigint;
  kode_valuta: string;
  keterangan: string;
  tingkat: string;
  persetujuan: number;
  persetujuan_perlu: number;
  dibuat_pada: string;
  diubah_pada: string;
  user_otorisasi: string | null;
  catatan: string | null;
  journal_id: bigint | null;
  tanggal_jurnal: string | null;
}

/** The last decision of somebody else than the maker, and the last remark anybody left. */
const columns = (db: Db): Fragment => db`
  f.id_flow, f.jenis, f.flow_code, f.trans_code, f.flow_state, f.kode_cabang, f.user_input, u.nama_user as nama_user_input, f.rekening,
  f.nama_nasabah, f.nominal, f.kode_valuta, f.keterangan, f.tingkat, cardinality(f.pemeriksa) as persetujuan, f.persetujuan_perlu,
  f.dibuat_pada, f.diubah_pada,
  (select s.id_user from flow_step s where s.id_flow = f.id_flow and s.id_user <> f.user_input order by s.urut desc limit 1) as user_otorisasi,
  (select s.catatan from flow_step s where s.id_flow = f.id_flow and s.catatan <> '' order by s.urut desc limit 1) as catatan,
  f.journal_id, j.tanggal as tanggal_jurnal`;

const tables = (db: Db): Fragment => db`
  flow_instance f join app_user u on u.id_user = f.user_input left join journal j on j.id = f.journal_id`;

function toWire(row: Row): OtorisasiRow {
  return {
    id_flow: row.id_flow,
    jenis: row.jenis,
    flowCode: row.flow_code,
    trans_code: row.trans_code,
    flow_state: row.flow_state,
    kode_cabang: row.kode_cabang,
    user_input: row.user_input,
    nama_user_input: row.nama_user_input,
    nomor_rekening: row.rekening ?? '',
    nama_nasabah: row.nama_nasabah,
    nominal: fromMinor(row.nominal, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    keterangan: row.keterangan,
    tingkat: row.tingkat,
    persetujuan: row.persetujuan,
    persetujuan_perlu: row.persetujuan_perlu,
    dibuat_pada: isoTime(row.dibuat_pada),
    diubah_pada: isoTime(row.diubah_pada),
    user_otorisasi: row.user_otorisasi ?? '',
    transRemark: row.catatan ?? '',
    nomor_referensi:
      row.journal_id === null || row.tanggal_jurnal === null
        ? ''
        : makeReference(row.kode_cabang, row.tanggal_jurnal, row.journal_id),
  };
}

function filters(db: Db, input: OtorisasiQuery): Fragment[] {
  const keyword = input.paging?.keyword.trim() ?? '';
  const reference = readReference(keyword);
  return [
    ...(input.flowCode ? [db`f.flow_code = ${input.flowCode}`] : []),
    ...(input.flow_state ? [db`f.flow_state = ${input.flow_state}`] : []),
    ...(reference ? [db`f.journal_id = ${reference.journalId}`] : []),
    ...(keyword && !reference
      ? [
          db`(${startsWith(db, 'f.rekening', keyword)} or ${contains(db, 'f.nama_nasabah', keyword)} or f.user_input = ${keyword})`,
        ]
      : []),
  ];
}

const sortable: Readonly<Record<string, SortColumn>> = {
  // A counter stands still while its override waits, so those come first and the newest before the older ones; work items
  // follow in the order they came in. Microseconds, negative for overrides.
  antrian: {
    sql: "(extract(epoch from f.dibuat_pada) * 1000000)::bigint * (case f.jenis when 'OVERRIDE' then -1 else 1 end)",
    type: 'bigint',
  },
  dibuat_pada: { sql: 'f.dibuat_pada', type: 'timestamptz' },
  diubah_pada: { sql: 'f.diubah_pada', type: 'timestamptz' },
  nominal: { sql: 'f.nominal', type: 'bigint' },
  flowCode: { sql: 'f.flow_code', type: 'text' },
};

async function list(
  { db }: Context,
  input: OtorisasiQuery,
  where: readonly Fragment[],
  defaultSort: string,
): Promise<OtorisasiRows> {
  const page = await runList<Row>(
    db,
    {
      columns: columns(db),
      from: tables(db),
      where: [...where, ...filters(db, input)],
      sortable,
      key: [{ sql: 'f.id_flow', type: 'uuid' }],
      defaultSort,
    },
    input.paging,
  );
  return { data: page.rows.map(toWire), resp_cursor: page.cursor };
}

/** What waits for this caller: of another maker, in a branch she decides for, at a level she reaches, not of her own account. */
export const otorisasiData: Query<'flow.otorisasiData'> = async (context, input) => {
  const { db, caller } = context;
  const levels = approvalLadder.filter((level) => reaches(caller, level));
  const where = [
    db`f.flow_state = 'WAITING'`,
    db`f.user_input <> ${caller.idUser}`,
    db`f.tingkat = any (${[...levels]}::text[])`,
    db`not ${caller.idUser} = any (f.pemeriksa)`,
    branchScope(db, caller, 'f.kode_cabang', input.kode_cabang),
    ...(caller.nomorNasabah === null ? [] : [db`not ${caller.nomorNasabah} = any (f.nomor_nasabah)`]),
  ];
  return list(context, input, where, 'antrian');
};

/** What was decided in the branch, the latest first. */
export const otorisasiHistoryData: Query<'flow.otorisasiHistoryData'> = (context, input) => {
  const { db, caller } = context;
  const where = [
    db`f.flow_state in ('APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED')`,
    branchScope(db, caller, 'f.kode_cabang', input.kode_cabang),
  ];
  return list(context, input, where, '-diubah_pada');
};

/** The caller's own items that are still open, and those rejected today. */
export const draftOtorisasi: Query<'flow.draftOtorisasi'> = (context, input) => {
  const { db, caller } = context;
  const where = [
    db`f.user_input = ${caller.idUser}`,
    db`(f.flow_state in ('DRAFT', 'WAITING', 'RETURNED')
        or f.flow_state = 'REJECTED' and f.tanggal = (select b.accounting_date from branch b where b.kode_cabang = f.kode_cabang))`,
  ];
  return list(context, input, where, '-diubah_pada');
};
