import { accountSeenBy } from '#core/access/account-seen-by.ts';
import { type Context, knownItems } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { branchScope } from '#core/list/list-filters.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { SEES_OFFICIAL } from '#lib/accounts/holds.ts';
import { fromMinor } from '#lib/money.ts';
import type { KartuSingkat } from '#types/proto/accounts/card.ts';
import type {
  PortofolioBlokir,
  PortofolioBulan,
  PortofolioJumlah,
  PortofolioMenunggu,
} from '#types/proto/customers/customer.ts';

/** The parts of a customer's portfolio. `own` is a condition on `account a`: the customer's accounts, as far as the reader may see them. */

/** The lists of holds and waiting items show at most this many rows; their count comes with them. */
const MAX_LISTED = 20;

interface Section<R> {
  readonly rows: R[];
  readonly total: number;
}

/** Sums by class of the ledger and currency; closed accounts count for nothing, their minimum balance neither. */
export async function sums(db: Db, own: Fragment): Promise<PortofolioJumlah[]> {
  const rows = await db<
    {
      golongan: string;
      kode_valuta: string;
      rekening: number;
      buku: bigint;
      efektif: bigint;
      tersedia: bigint;
    }[]
  >`
    select g.tipe as golongan, a.kode_valuta, count(*)::integer as rekening, sum(s.saldo_buku)::bigint as buku,
      sum(s.saldo_buku - s.dana_belum_efektif)::bigint as efektif,
      sum(s.saldo_buku - s.dana_belum_efektif - s.saldo_ditahan - s.saldo_minimum - s.debet_menunggu + s.plafon)::bigint as tersedia
    from account a join account_state s using (nomor_rekening) join gl_account g on g.kode_gl = a.kode_gl
    where ${own} and s.status <> 'TUTUP' group by 1, 2 order by 1, 2`;
  return rows.map(({ golongan, kode_valuta, rekening, buku, efektif, tersedia }) => ({
    golongan,
    kode_valuta,
    rekening,
    saldo_buku: fromMinor(buku, kode_valuta),
    saldo_efektif: fromMinor(efektif, kode_valuta),
    saldo_tersedia: fromMinor(tersedia, kode_valuta),
  }));
}

/** Sums the accounts' balances at the end of each of the last twelve months, the running one so far, by value date. */
export async function monthEnds(db: Db, own: Fragment, today: string): Promise<PortofolioBulan[]> {
  const rows = await db<{ tanggal: string; kode_valuta: string; saldo: bigint }[]>`
    select m.akhir as tanggal, a.kode_valuta, sum(d.saldo)::bigint as saldo
    from account a
      cross join (select least((b + interval '1 month - 1 day')::date, ${today}::date) as akhir
        from generate_series(date_trunc('month', ${today}::date::timestamp) - interval '11 months',
          date_trunc('month', ${today}::date::timestamp), interval '1 month') b) m
      cross join lateral account_days(a.nomor_rekening, m.akhir, m.akhir) d
    where ${own} group by 1, 2 order by 1, 2`;
  return rows.map(({ tanggal, kode_valuta, saldo }) => ({
    tanggal,
    kode_valuta,
    saldo: fromMinor(saldo, kode_valuta),
  }));
}

const numberFor = ({ caller }: Context, number: string): string => accountSeenBy(caller, number);

/** Lists held funds that are neither released nor over on that day, the latest beginning first. */
export async function heldFunds(context: Context, own: Fragment, today: string): Promise<Section<PortofolioBlokir>> {
  const rows = await context.db<
    (Omit<PortofolioBlokir, 'sisa' | 'tanggal_akhir'> & {
      tingkat: string;
      sisa: bigint;
      tanggal_akhir: string | null;
      total: number;
    })[]
  >`
    select h.id_blokir, h.nomor_rekening, a.kode_valuta, h.jenis, h.tingkat, h.jumlah - h.dilepas as sisa, h.alasan, h.tanggal_awal, h.tanggal_akhir,
      (count(*) over ())::integer as total
    from account_hold h join account a using (nomor_rekening)
    where ${own} and h.dilepas < h.jumlah and coalesce(h.tanggal_akhir, ${today}::date) >= ${today}::date
    order by h.tanggal_awal desc, h.id_blokir limit ${MAX_LISTED}`;
  // Only some readers see the wording of an authority's request.
  const isHidden = ({ tingkat }: { tingkat: string }) =>
    tingkat === 'BERWENANG' && !context.caller.menus.has(SEES_OFFICIAL);
  return {
    rows: rows.map((row) => ({
      id_blokir: row.id_blokir,
      nomor_rekening: numberFor(context, row.nomor_rekening),
      kode_valuta: row.kode_valuta,
      jenis: isHidden(row) ? 'RESMI' : row.jenis,
      sisa: fromMinor(row.sisa, row.kode_valuta),
      alasan: isHidden(row) ? '' : row.alasan,
      tanggal_awal: row.tanggal_awal,
      tanggal_akhir: row.tanggal_akhir ?? '',
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists items that wait for a second person, on the customer's money or record, in branches whose work list the reader may see. */
export async function waitingItems(context: Context, number: string): Promise<Section<PortofolioMenunggu>> {
  const { db, caller } = context;
  const rows = await db<
    {
      id_flow: string;
      flow_code: string;
      rekening: string | null;
      kode_valuta: string;
      nominal: bigint;
      user_input: string;
      dibuat_pada: string;
      total: number;
    }[]
  >`
    select f.id_flow, f.flow_code, f.rekening, f.kode_valuta, f.nominal, f.user_input, f.dibuat_pada, (count(*) over ())::integer as total
    from flow_instance f
    where f.flow_state = 'WAITING' and (${number} = any (f.nomor_nasabah) or f.objek = ${`NASABAH:${number}`})
      and ${branchScope(db, caller, 'f.kode_cabang', '')} and ${knownItems(db, caller)}
    order by f.antrian, f.id_flow limit ${MAX_LISTED}`;
  return {
    rows: rows.map((row) => ({
      id_flow: row.id_flow,
      flowCode: row.flow_code,
      nomor_rekening: numberFor(context, row.rekening ?? ''),
      kode_valuta: row.kode_valuta,
      nominal: fromMinor(row.nominal, row.kode_valuta),
      user_input: row.user_input,
      dibuat_pada: isoTime(row.dibuat_pada),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** Lists the open cards of the customer's accounts. */
export async function cardsOf(context: Context, own: Fragment): Promise<KartuSingkat[]> {
  const rows = await context.db<KartuSingkat[]>`
    select * from live_cards(array(select a.nomor_rekening from account a where ${own}))`;
  return rows.map((row) => ({ ...row, nomor_rekening: numberFor(context, row.nomor_rekening) }));
}
