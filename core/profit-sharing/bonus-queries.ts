import type { Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { bonusQuery } from '#lib/profit-sharing/schemas/profit.ts';
import type { DasarBonusAnswer, RiwayatBonusRow } from '#types/proto/profit-sharing/profit.ts';
import { meanOf, rateText } from './rate-figures.ts';

/**
 * Reads the balances of a product's accounts in a month: the number of accounts, the sum of their daily balances in minor units, and the number of
 * days. NOT_FOUND.
 */
export async function readBasis(db: Db, kode_produk: string, bulan: string) {
  const [row] = await db<{ nama_produk: string; rekening: number; jumlah_saldo: string; hari: number }[]>`
    select p.nama_produk, b.rekening, b.jumlah_saldo::text, b.hari from product p cross join lateral bonus_basis(p.kode_produk, ${bulan}::date) b
    where p.kode_produk = ${kode_produk}`;
  const { jumlah_saldo, ...basis } = row ?? fail('NOT_FOUND');
  return { ...basis, jumlah_saldo: BigInt(jumlah_saldo) };
}

/** Returns the figures for the board's decision. */
export const dasarBonus: Query<'profit.dasarBonus'> = async ({ db }, request): Promise<DasarBonusAnswer> => {
  const { kode_produk, bulan } = validInput(bonusQuery, request);
  const { nama_produk, rekening, jumlah_saldo, hari } = await readBasis(db, kode_produk, bulan);
  return { kode_produk, nama_produk, bulan, rekening, rata_rata: fromMinor(meanOf(jumlah_saldo, hari)) };
};

interface RawBonus {
  bulan: string;
  kode_produk: string;
  nama_produk: string;
  status: string;
  tarif: bigint;
  rekening: number;
  bruto: bigint;
  pajak: bigint;
  zakat: bigint;
}

/**
 * Lists the last twelve months that are over, and the one that ends now while its bonus can be decided, for each wadiah product, the latest first:
 * the decision and the payment, or nothing yet.
 */
export const riwayatBonus: Query<'profit.riwayatBonus'> = async ({ db }, input) => {
  const page = await runList<RawBonus>(
    db,
    {
      columns: db`x.bulan, x.kode_produk, x.nama_produk, x.status, x.tarif, x.rekening, x.bruto, x.pajak, x.zakat`,
      from: db`(
        select m.bulan::date as bulan, p.kode_produk, p.nama_produk, coalesce(w.status, '') as status, coalesce(w.tarif, 0) as tarif, c.rekening, c.bruto, c.pajak, c.zakat
        from branch h cross join generate_series(date_trunc('month', h.accounting_date) - interval '12 months', date_trunc('month', h.accounting_date), interval '1 month') m(bulan)
        cross join product p left join wadiah_bonus w on w.kode_produk = p.kode_produk and w.bulan = m.bulan::date
        cross join lateral (select coalesce(sum(b.rekening), 0)::integer as rekening, coalesce(sum(b.bruto), 0)::bigint as bruto, coalesce(sum(b.pajak), 0)::bigint as pajak,
          coalesce(sum(b.zakat), 0)::bigint as zakat from wadiah_bonus_branch b where b.kode_produk = p.kode_produk and b.bulan = m.bulan::date) c
        where h.jenis = 'HO' and p.akad ilike 'wadiah%' and p.kode_valuta = ${BOOK_CURRENCY}
          and (m.bulan < date_trunc('month', h.accounting_date) or w.bulan is not null
            or not exists (select from bonus_hindrance(p.kode_produk, m.bulan::date)))) x`,
      where: [],
      sortable: { bulan: { sql: 'x.bulan', type: 'date' } },
      key: [
        { sql: 'x.bulan', type: 'date' },
        { sql: 'x.kode_produk', type: 'text' },
      ],
      defaultSort: '-bulan',
    },
    input.paging,
  );
  return {
    data: page.rows.map(
      ({ tarif, bruto, pajak, zakat, ...row }): RiwayatBonusRow => ({
        ...row,
        tarif: tarif === 0n ? '' : rateText(tarif),
        bruto: fromMinor(bruto),
        pajak: fromMinor(pajak),
        zakat: fromMinor(zakat),
        kunci_urut: `${row.bulan} ${row.kode_produk}`,
      }),
    ),
    resp_cursor: page.cursor,
  };
};
