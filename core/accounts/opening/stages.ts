import { accountSeenBy } from '#core/access/account-seen-by.ts';
import type { Context, Query } from '#core/access/context.ts';
import { isoTime } from '#core/db/time.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { DAYS_AWAITED, type OpeningStage, openingStages } from '#lib/accounts/openings.ts';
import { DEPOSIT_PRODUCT } from '#lib/deposits/deposits.ts';
import { BOOK_CURRENCY, fromMinorOrEmpty } from '#lib/money.ts';
import type { TahapanRow } from '#types/proto/accounts/opening.ts';

/** A stage names this many of its openings. */
const SHOWN = 3;

interface Found {
  readonly tahap: OpeningStage;
  readonly banyak: number;
  readonly id_flow: string | null;
  readonly nomor_rekening: string | null;
  readonly nama: string;
  readonly kode_produk: string | null;
  readonly nama_produk: string | null;
  readonly flow_state: string | null;
  readonly sejak: string;
  readonly setoran_awal: bigint | null;
  readonly kode_valuta: string | null;
}

/** Reads openings that are items: the caller's own drafts, and what was sent from the branch. */
const items = ({ db, caller }: Context): Fragment => db`
  select case when f.flow_state = 'WAITING' then 'DIKIRIM' else 'DRAF' end as tahap, f.id_flow, null::text as nomor_rekening,
    coalesce(nullif(f.nama_nasabah, ''), c.nama_nasabah, '') as nama, p.kode_produk, p.nama_produk, f.flow_state, f.diubah_pada as sejak,
    null::bigint as setoran_awal, null::text as kode_valuta
  from flow_instance f left join customer c on c.nomor_nasabah = f.flow_data ->> 'nomor_nasabah' and c.kode_cabang = f.kode_cabang
  left join product p on p.kode_produk = f.flow_data ->> 'kode_produk'
  where f.flow_code = 'BUKA_REKENING' and f.kode_cabang = ${caller.kodeCabang}
    and (f.flow_state = 'WAITING' or f.user_input = ${caller.idUser} and f.flow_state in ('DRAFT', 'RETURNED'))`;

/** Reads accounts of the branch that wait for their first deposit, and those of today that have it. */
const accounts = ({ db, caller }: Context): Fragment => db`
  select case when s.seq = 0 then 'SETORAN' else 'DISETUJUI' end, null::uuid, a.nomor_rekening, a.nama_rekening, p.kode_produk, p.nama_produk, null,
    a.tanggal_buka::timestamptz, k.setoran_awal, a.kode_valuta
  from branch b join account a using (kode_cabang) join account_state s using (nomor_rekening) join product p using (kode_produk)
  cross join lateral account_contract_on(a.nomor_rekening, a.tanggal_buka) k
  where b.kode_cabang = ${caller.kodeCabang} and a.kode_produk <> ${DEPOSIT_PRODUCT} and s.status <> 'TUTUP'
    and a.tanggal_buka > b.accounting_date - ${DAYS_AWAITED}::integer and (s.seq = 0 or a.tanggal_buka = b.accounting_date)`;

/**
 * Returns the openings of the caller's branch by stage, each with its count and the few that have waited longest: the caller's own drafts and
 * returned items, items that wait for approval, accounts of the accounting date that are funded, accounts whose first deposit is awaited.
 */
export const openingsByStage: Query<'opening.tahapan'> = async (context) => {
  const { db, caller } = context;
  const found = await db<Found[]>`
    select * from (
      select o.*, count(*) over (partition by o.tahap)::integer as banyak, row_number() over (partition by o.tahap order by o.sejak, o.nama) as ke
      from (${items(context)} union all ${accounts(context)}) o) n
    where ke <= ${SHOWN} order by ke`;
  const toRow = (row: Found): TahapanRow => ({
    id_flow: row.id_flow ?? '',
    nomor_rekening: row.nomor_rekening === null ? '' : accountSeenBy(caller, row.nomor_rekening),
    nama: row.nama,
    kode_produk: row.kode_produk ?? '',
    nama_produk: row.nama_produk ?? '',
    flow_state: row.flow_state ?? '',
    sejak: isoTime(row.sejak),
    setoran_awal: fromMinorOrEmpty(row.setoran_awal, row.kode_valuta ?? BOOK_CURRENCY),
    kode_valuta: row.kode_valuta ?? '',
  });
  return {
    tahap: openingStages.map((tahap) => {
      const rows = found.filter((row) => row.tahap === tahap);
      return { tahap, banyak: rows[0]?.banyak ?? 0, baris: rows.map(toRow) };
    }),
  };
};
