import type { Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { inwardStates, sheetStates } from '#lib/cheques/clearing.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

/** The screen shows this many batches, the latest first; batches that have not left come before them. */
const CYCLES = 20;

interface Column {
  readonly status: string;
  readonly lembar: number;
  readonly nominal: bigint;
}
interface Cycle {
  readonly nomor: string;
  readonly lembar: number;
  readonly nominal: bigint;
  readonly menunggu: number;
  readonly kembali: number;
  readonly neto: bigint;
}

/** Returns the count and sum of a state, zero where there is none. */
function columnOf(status_warkat: string, found: readonly Column[]) {
  const { lembar, nominal } = found.find(({ status }) => status === status_warkat) ?? { lembar: 0, nominal: 0n };
  return { status_warkat, lembar, nominal: fromMinor(nominal) };
}
interface Clock {
  readonly tanggal: string;
  readonly jam: string;
  readonly wilayah: string;
  readonly siklus_ke: number;
  readonly siklus_banyak: number;
  readonly batas: string;
  readonly sisa_detik: number;
  readonly batas_tolakan: string;
  readonly sisa_tolakan: number;
}
/**
 * Reads day and time of a branch with its region's next cut-off of either kind, and its cycle; the last of the day where all have passed. The
 * database's clock counts the seconds. NOT_FOUND for an unknown branch.
 */
async function clockOf(db: Db, branch: string): Promise<Clock> {
  const [clock] = await db<Clock[]>`
    select b.accounting_date as tanggal, to_char(t.jam, 'HH24:MI') as jam, s.nama as wilayah, n.siklus::integer as siklus_ke, n.banyak::integer as siklus_banyak,
      to_char(n.penyerahan, 'HH24:MI') as batas, greatest(ceil(extract(epoch from n.penyerahan - t.jam)), 0)::integer as sisa_detik,
      to_char(n.pengembalian, 'HH24:MI') as batas_tolakan, greatest(ceil(extract(epoch from n.pengembalian - t.jam)), 0)::integer as sisa_tolakan
    from branch b cross join (select bank_clock() as jam) t
    join clearing_schedule s on s.wilayah = clearing_region_of(b.kode_cabang, b.accounting_date) and s.berlaku_sejak = (
      select max(x.berlaku_sejak) from clearing_schedule x where x.wilayah = s.wilayah and x.berlaku_sejak <= b.accounting_date)
    cross join lateral (
      select count(*) as banyak, coalesce(min(c.siklus) filter (where c.penyerahan > t.jam), max(c.siklus)) as siklus,
        coalesce(min(c.penyerahan) filter (where c.penyerahan > t.jam), max(c.penyerahan)) as penyerahan,
        coalesce(min(c.pengembalian) filter (where c.pengembalian > t.jam), max(c.pengembalian)) as pengembalian
      from clearing_cycles(b.kode_cabang, b.accounting_date) c) n
    where b.kode_cabang = ${branch}`;
  return clock ?? fail('NOT_FOUND');
}

/**
 * Counts messages that match nothing of ours or contradict earlier ones, until two persons have handled them; those of no known rail may be
 * clearing's.
 */
async function unmatched(db: Db): Promise<number> {
  const [row] = await db<{ banyak: number }[]>`
    select count(*)::integer as banyak from settlement_entry e left join settlement_item i using (end_to_end)
    where e.status in ('TANPA_PASANGAN', 'BERTENTANGAN') and e.jenis <> 'MUTASI' and coalesce(i.rail, e.rail, 'KLIRING') = 'KLIRING'`;
  return row?.banyak ?? 0;
}

/**
 * Returns the clearing of a branch, or of all of them at head office, on one screen: count and sum of each state, of ended instruments those of
 * today, ours at other banks and theirs at us; the batches of head office's day with their proceeds (settled and not returned); the seconds to each
 * cut-off by the bank's clock, none after it; the sums of the day; and for callers who may open them the number of unmatched messages.
 */
export const meja: Query<'clearing.meja'> = async ({ db, caller }, { kode_cabang }) => {
  const scope = branchScope(db, caller, 'w.kode_cabang', kode_cabang);
  const itemScope = branchScope(db, caller, 'i.kode_cabang', kode_cabang);
  const batchesOfToday = db`
    select t.id_batch from settlement_batch t join branch b on b.jenis = 'HO' and t.tanggal = b.accounting_date where t.rail = 'KLIRING' and t.jenis = 'pacs.003'`;
  const [clock, columns, cycles, inward, [today], tak_cocok] = await Promise.all([
    clockOf(db, kode_cabang || caller.kodeCabang),
    db<Column[]>`
      select w.status, count(*)::integer as lembar, sum(w.nominal)::bigint as nominal from clearing_warkat w
      where w.status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING') and ${scope} group by 1
      union all
      select w.status, count(*)::integer, sum(w.nominal)::bigint from clearing_warkat w join branch b using (kode_cabang)
      where w.tanggal_akhir = b.accounting_date and ${scope} group by 1`,
    db<Cycle[]>`
      select coalesce(t.nomor, '') as nomor, count(*)::integer as lembar, sum(i.jumlah)::bigint as nominal, count(*) filter (where i.status in ('ANTRE', 'DIKIRIM'))::integer as menunggu,
        count(*) filter (where i.status in ('DITOLAK', 'DIKEMBALIKAN'))::integer as kembali, coalesce(sum(i.jumlah) filter (where i.status = 'SELESAI'), 0)::bigint as neto
      from (
        select i.id_batch, i.jumlah, i.status from settlement_item i where i.area = 'KLIRING' and i.jenis = 'pacs.003' and ${itemScope}
          and i.id_batch = any (array(${batchesOfToday}))
        union all
        select i.id_batch, i.jumlah, i.status from settlement_item i where i.area = 'KLIRING' and i.jenis = 'pacs.003' and ${itemScope}
          and i.status in ('ANTRE', 'DIKIRIM') and (i.id_batch is null or i.id_batch <> all (array(${batchesOfToday})))) i
      left join settlement_batch t using (id_batch)
      group by t.nomor order by t.nomor desc nulls first limit ${CYCLES}`,
    db<Column[]>`
      select w.status, count(*)::integer as lembar, sum(w.nominal)::bigint as nominal from inward_warkat w join branch b using (kode_cabang)
      where (w.status in ('DITERIMA', 'DITAHAN') or w.tanggal_akhir = b.accounting_date) and ${scope} group by 1`,
    db<{ neto: bigint }[]>`
      select coalesce(sum(x.jumlah), 0)::bigint as neto from (
        select w.nominal as jumlah from clearing_warkat w join branch b using (kode_cabang) where w.tanggal_settle = b.accounting_date and ${scope}
        union all
        select -w.nominal from clearing_warkat w join branch b using (kode_cabang)
        where w.status = 'DITOLAK' and w.tanggal_settle is not null and w.tanggal_akhir = b.accounting_date and ${scope}
        union all
        select -w.nominal from inward_warkat w join branch b using (kode_cabang) where w.tanggal_terima = b.accounting_date and ${scope}
        union all
        select w.nominal from inward_warkat w join branch b using (kode_cabang)
        where w.status in ('DITOLAK', 'DIBATALKAN') and w.tanggal_akhir = b.accounting_date and ${scope}) x`,
    caller.menus.has('penyelesaian') ? unmatched(db) : 0,
  ]);
  return {
    ...clock,
    kolom: sheetStates.map((status) => columnOf(status, columns)),
    masuk: inwardStates.map((status) => columnOf(status, inward)),
    neto_hari: fromMinor(today?.neto ?? 0n),
    siklus: cycles.map(({ nominal, neto, ...cycle }) => ({
      ...cycle,
      nominal: fromMinor(nominal),
      neto: fromMinor(neto),
    })),
    kode_valuta: BOOK_CURRENCY,
    tak_cocok,
  };
};
