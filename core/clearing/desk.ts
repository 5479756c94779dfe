import type { Query } from '#core/access/context.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { sheetStates } from '#lib/clearing.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';

/** Batches that are shown, the latest first; what has not left stands before them. */
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

/**
 * The clearing of a branch, or of all of them at head office, at one look: what stands in each state, of ended sheets those of today; the
 * batches of head office's day with what they have brought (settled and not returned); how long it is to the cut-off by the bank's clock,
 * in seconds, none after it.
 */
export const meja: Query<'clearing.meja'> = async ({ db, caller }, { kode_cabang }) => {
  const scope = branchScope(db, caller, 'w.kode_cabang', kode_cabang);
  const [[day], columns, cycles] = await Promise.all([
    db<{ tanggal: string; jam: string; batas: string; sisa: number }[]>`
      select b.accounting_date as tanggal, to_char(t.jam, 'HH24:MI') as jam, lpad(p.batas::text, 4, '0') as batas,
        case when clearing_is_late(b.accounting_date) then 0
          else ceil(extract(epoch from date_trunc('day', t.jam) + make_interval(hours => p.batas / 100, mins => p.batas % 100) - t.jam))::integer end as sisa
      from branch b cross join lateral (select clock_timestamp() at time zone 'Asia/Jakarta' as jam) t
      cross join lateral (select parameter_on('kliring_batas_jam', b.accounting_date)::integer as batas) p where b.kode_cabang = ${caller.kodeCabang}`,
    db<Column[]>`
      select w.status, count(*)::integer as lembar, sum(w.nominal)::bigint as nominal from clearing_warkat w
      where w.status in ('TITIPAN', 'DISETOR', 'SETTLED') and ${scope} group by 1
      union all
      select w.status, count(*)::integer, sum(w.nominal)::bigint from clearing_warkat w join branch b using (kode_cabang)
      where w.tanggal_akhir = b.accounting_date and ${scope} group by 1`,
    db<Cycle[]>`
      select coalesce(t.nomor, '') as nomor, count(*)::integer as lembar, sum(i.jumlah)::bigint as nominal, count(*) filter (where i.status in ('ANTRE', 'DIKIRIM'))::integer as menunggu,
        count(*) filter (where i.status in ('DITOLAK', 'DIKEMBALIKAN'))::integer as kembali, coalesce(sum(i.jumlah) filter (where i.status = 'SELESAI'), 0)::bigint as neto
      from settlement_item i join clearing_warkat w on w.id_warkat = i.rujukan::bigint left join settlement_batch t using (id_batch)
      where i.area = 'KLIRING' and (i.status in ('ANTRE', 'DIKIRIM') or t.tanggal = (select b.accounting_date from branch b where b.jenis = 'HO'))
        and ${scope} group by t.nomor order by t.nomor desc nulls first limit ${CYCLES}`,
  ]);
  if (!day) throw new Error(`branch ${caller.kodeCabang} has no day`);
  return {
    tanggal: day.tanggal,
    jam: day.jam,
    batas: `${day.batas.slice(0, 2)}:${day.batas.slice(2)}`,
    sisa_detik: day.sisa,
    kolom: sheetStates.map((status_warkat) => {
      const { lembar, nominal } = columns.find(({ status }) => status === status_warkat) ?? { lembar: 0, nominal: 0n };
      return { status_warkat, lembar, nominal: fromMinor(nominal) };
    }),
    siklus: cycles.map(({ nominal, neto, ...cycle }) => ({
      ...cycle,
      nominal: fromMinor(nominal),
      neto: fromMinor(neto),
    })),
    kode_valuta: BOOK_CURRENCY,
  };
};
