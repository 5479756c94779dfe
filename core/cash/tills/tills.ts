import type { Context } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { branchScope, contains } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import { codesWhere } from '#lib/operations/operations.ts';
import type { LajuKas, TellerQuery, TellerRow, TellerRows } from '#types/proto/cash/teller.ts';
import { paceOf } from './pace.ts';

/** Movements between vault and till; all others are a customer's. */
const OF_VAULT = codesWhere(({ cash }) => cash === 'FROM_VAULT' || cash === 'TO_VAULT');

/** A till with its owner and the cash that is on its way to it; amounts in minor units. */
export interface TillRow {
  id_kas: number;
  kode_kas: string;
  id_user: string;
  nama_user: string;
  kode_cabang: string;
  kode_valuta: string;
  status: string;
  saldo: bigint;
  batas: bigint;
  tanggal: string | null;
  dibuka_pada: string | null;
  ditutup_pada: string | null;
  menunggu: bigint;
}

/** Customers' movements of a till since it was opened, and the time since then. */
interface FlowRow extends TillRow {
  masuk?: bigint;
  keluar?: bigint;
  menit?: number;
}

export const tillColumns = (db: Db): Fragment => db`
  k.id_kas, k.kode_kas, k.id_user, u.nama_user, k.kode_cabang, k.kode_valuta, k.status, k.saldo, k.batas, k.tanggal, k.dibuka_pada,
  k.ditutup_pada,
  (select coalesce(sum(h.nominal), 0)::bigint from handover h where h.kode_cabang = k.kode_cabang and h.status in ('DIKIRIM', 'SELISIH') and h.tujuan = k.id_kas) as menunggu`;

const flowColumns = (db: Db): Fragment => db`, f.masuk, f.keluar, f.menit`;
const flowTables = (db: Db): Fragment => db`
  cross join lateral (
    select coalesce(sum(m.masuk), 0)::bigint as masuk, coalesce(sum(m.keluar), 0)::bigint as keluar,
           floor(extract(epoch from now() - k.dibuka_pada) / 60)::integer as menit
    from cash_movement m join journal j on j.id = m.journal_id and j.tanggal = m.tanggal
    where m.id_kas = k.id_kas and m.tanggal = k.tanggal and k.status = 'BUKA' and j.dibuat_pada >= k.dibuka_pada
      and not j.operasi = any (${OF_VAULT}::text[])) f`;

/** The pace of an open till; undefined where it was not asked for or the till is closed. */
function lajuOf({ status, saldo, batas, masuk, keluar, menit, kode_valuta }: FlowRow): LajuKas | undefined {
  if (status !== 'BUKA' || masuk === undefined || keluar === undefined) return undefined;
  const pace = paceOf({ saldo, batas, masuk, keluar, menit: menit ?? 0 });
  return {
    masuk: fromMinor(masuk, kode_valuta),
    keluar: fromMinor(keluar, kode_valuta),
    per_jam: fromMinor(pace.perJam, kode_valuta),
    menuju: pace.menuju,
    menit: pace.menit,
  };
}

export const tillTables = (db: Db): Fragment => db`cash_box k join app_user u on u.id_user = k.id_user`;

export function toTellerRow(row: TillRow): TellerRow {
  return {
    id_kas: String(row.id_kas),
    kode_kas: row.kode_kas,
    id_user: row.id_user,
    nama_user: row.nama_user,
    kode_cabang: row.kode_cabang,
    kode_valuta: row.kode_valuta,
    status: row.status,
    saldo: fromMinor(row.saldo, row.kode_valuta),
    batas: fromMinor(row.batas, row.kode_valuta),
    tanggal: row.tanggal ?? '',
    dibuka_pada: isoTime(row.dibuka_pada),
    ditutup_pada: isoTime(row.ditutup_pada),
    menunggu: fromMinor(row.menunggu, row.kode_valuta),
    laju: undefined,
  };
}

/** The tills the caller may see, each with its pace where asked: the teller department and the vault both list them. */
export async function listTills({ db, caller }: Context, input: TellerQuery): Promise<TellerRows> {
  const keyword = input.paging?.keyword ?? '';
  const paced = input.laju === 'T';
  const page = await runList<FlowRow>(
    db,
    {
      columns: db`${tillColumns(db)} ${paced ? flowColumns(db) : db``}`,
      from: db`${tillTables(db)} ${paced ? flowTables(db) : db``}`,
      where: [
        db`k.jenis = 'TELLER'`,
        branchScope(db, caller, 'k.kode_cabang', input.kode_cabang),
        ...(input.status ? [db`k.status = ${input.status}`] : []),
        ...(keyword
          ? [
              db`(${contains(db, 'k.kode_kas', keyword)} or ${contains(db, 'u.nama_user', keyword)} or u.id_user = ${keyword})`,
            ]
          : []),
      ],
      sortable: {
        kode_cabang: { sql: 'k.kode_cabang', type: 'text' },
        kode_kas: { sql: 'k.kode_kas', type: 'text' },
        nama_user: { sql: 'u.nama_user', type: 'text' },
        status: { sql: 'k.status', type: 'text' },
        saldo: { sql: 'k.saldo', type: 'bigint' },
      },
      key: [
        { sql: 'k.kode_cabang', type: 'text' },
        { sql: 'k.kode_kas', type: 'text' },
      ],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  return { data: page.rows.map((row) => ({ ...toTellerRow(row), laju: lajuOf(row) })), resp_cursor: page.cursor };
}
