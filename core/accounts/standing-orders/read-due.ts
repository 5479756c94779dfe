import type { Db } from '#core/db/client.ts';
import type { EndOfDay } from '#core/engine/end-of-day-step.ts';
import type { Order } from './mandate.ts';
import type { Funds, Outbound } from './plan.ts';

/** A retried due date: the amount its earlier attempts moved, and were to move; amounts are text, as they come out of JSON. */
interface Retried {
  readonly jatuh_tempo: string;
  readonly percobaan: number;
  readonly nominal: string;
  readonly diminta: string;
}

/** An order that may be due, with its progress and its retried due dates. */
export interface DueOrder extends Order {
  readonly nama_sumber: string;
  readonly jatuh_terakhir: string | null;
  readonly kali_lewat: number;
  readonly gagal_beruntun: number;
  /** The rail's terms for it; null where it pays to an account of ours. */
  readonly luar: Outbound | null;
  readonly lagi: readonly Retried[];
}

/** The work of an end of day: its orders in their running order, and their accounts by number. */
export interface Work {
  readonly orders: readonly DueOrder[];
  readonly funds: ReadonlyMap<string, Funds>;
  /** The computation of due dates starts at this day. */
  readonly mulai: string;
  /** True when the bank takes a fee beyond the rest in part. */
  readonly biaya_sebagian: boolean;
}

/** A rail's terms as they come out of JSON. */
interface OutboundOnWire extends Omit<Outbound, 'biaya' | 'batas' | 'terbuka'> {
  readonly biaya: string;
  readonly batas: string;
}
type DueRow = Omit<DueOrder, 'luar'> & { readonly luar: OutboundOnWire | null };

const outbound = ({ biaya, batas, ...rest }: OutboundOnWire, terbuka: boolean): Outbound => ({
  ...rest,
  biaya: BigInt(biaya),
  batas: BigInt(batas),
  terbuka,
});

/**
 * Reads the orders of these numbers and their accounts. Savings for the pilgrimage go first, then customers' orders by priority and number, then
 * orders that keep accounts within bounds (domain: standing instructions and ATS). `terbuka`: the rails of these orders take transfers now.
 */
export async function readDue(
  db: Db,
  { tanggal }: Pick<EndOfDay, 'tanggal'>,
  numbers: readonly string[],
  terbuka = false,
): Promise<Work> {
  const [orders, funds, [setting]] = await Promise.all([
    db<DueRow[]>`
      select o.*, a.nama_rekening as nama_sumber, s.jatuh_terakhir, s.kali_lewat, s.gagal_beruntun,
        coalesce((select jsonb_agg(jsonb_build_object('jatuh_tempo', d.jatuh_tempo, 'percobaan', d.percobaan,
            'nominal', d.nominal::text, 'diminta', d.diminta::text) order by d.jatuh_tempo) from standing_order_due d
          where d.nomor_perintah = o.nomor_perintah and d.status = 'DICOBA_LAGI' and d.coba_lagi <= ${tanggal}::date), '[]') as lagi,
        case when o.jalur <> 'INTERNAL' then jsonb_build_object('rail', o.jalur, 'halangan', outward_hindrance(o, ${tanggal}::date),
          'biaya', (parameter_on(lower(o.jalur) || '_biaya', ${tanggal}::date)::numeric * 100)::bigint::text,
          'batas', (parameter_on(lower(o.jalur) || '_batas', ${tanggal}::date)::numeric * 100)::bigint::text) end as luar
      from standing_order o join standing_order_state s using (nomor_perintah) join account a on a.nomor_rekening = o.rekening_sumber
        left join account t on t.nomor_rekening = o.rekening_tujuan left join product p on p.kode_produk = t.kode_produk
      where o.nomor_perintah = any (${[...numbers]}::text[])
      order by p.jenis is distinct from 'HAJI', o.golongan = 'ATS', o.prioritas, o.nomor_perintah`,
    db<Funds[]>`
      select a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_gl, a.kode_valuta, s.status, s.blokir, s.kepatuhan, p.jenis,
        accepts_eod_postings(b, ${tanggal}::date) as buka,
        s.saldo_buku, s.dana_belum_efektif, s.saldo_ditahan, s.saldo_minimum, s.debet_menunggu, s.plafon
      from account a join account_state s using (nomor_rekening) join branch b using (kode_cabang) join product p on p.kode_produk = a.kode_produk
      where a.nomor_rekening in (select unnest(array[o.rekening_sumber, o.rekening_tujuan]) from standing_order o where o.nomor_perintah = any (${[...numbers]}::text[]))`,
    db<{ sebagian: string }[]>`select parameter_on('biaya_sebagian', ${tanggal}::date) as sebagian`,
  ]);
  return {
    orders: orders.map((order) => ({ ...order, luar: order.luar && outbound(order.luar, terbuka) })),
    funds: new Map(funds.map((row) => [row.nomor_rekening, { ...row }])),
    mulai: orders.reduce((first, { mulai }) => (mulai < first ? mulai : first), tanggal),
    biaya_sebagian: setting?.sebagian === 'T',
  };
}
