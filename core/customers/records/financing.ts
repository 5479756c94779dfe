import type { Context, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fromMinor } from '#lib/money.ts';
import type { FinPortofolioRow, PortofolioPembiayaan } from '#types/proto/customers/customer.ts';
import { readPortfolio } from './read-portfolio.ts';

/**
 * Selects the customer's contracts in the latest report, and those of merged customers: the other system may still know them by their old numbers.
 */
const hers = (db: Db, number: string): Fragment => db`
  f.tanggal_posisi = (select max(tanggal_posisi) from financing_report)
  and f.nomor_nasabah in (select ${number} union all select c.nomor_nasabah from customer c where c.gabung_ke = ${number})`;

/** Sums a customer's debts by contract and the quality of payment, in the latest report of the bank's financing system. */
export async function financingSums(db: Db, number: string): Promise<PortofolioPembiayaan[]> {
  const rows = await db<
    {
      akad: string;
      kontrak: number;
      plafon: bigint;
      sisa_pokok: bigint;
      sisa_margin: bigint;
      kolektibilitas: number;
      tanggal_posisi: string;
    }[]
  >`
    select f.akad, count(*)::integer as kontrak, sum(f.plafon)::bigint as plafon, sum(f.sisa_pokok)::bigint as sisa_pokok,
      sum(f.sisa_margin)::bigint as sisa_margin, max(f.kolektibilitas)::integer as kolektibilitas, max(f.tanggal_posisi) as tanggal_posisi
    from financing f where ${hers(db, number)} group by 1 order by 1`;
  return rows.map((row) => ({
    ...row,
    plafon: fromMinor(row.plafon),
    sisa_pokok: fromMinor(row.sisa_pokok),
    sisa_margin: fromMinor(row.sisa_margin),
  }));
}

type Amount = 'plafon' | 'sisa_pokok' | 'sisa_margin';

/** Lists a customer's financing contracts in the latest report, which the bank reads and never posts to. NOT_FOUND, LOOKED_ENOUGH. */
export const finPortofolio: Query<'customer.finPortofolio'> = async (context: Context, input) => {
  const { db } = context;
  await readPortfolio(context, input.nomor_nasabah, 'PEMBIAYAAN');
  const page = await runList<Omit<FinPortofolioRow, Amount> & Record<Amount, bigint>>(
    db,
    {
      columns: db`
        f.nomor_kontrak, f.produk, f.akad, f.plafon, f.sisa_pokok, f.sisa_margin, f.jatuh_tempo, f.kolektibilitas::integer as kolektibilitas,
        f.tanggal_posisi, r.nama_berkas as sumber`,
      from: db`financing f join financing_report r using (tanggal_posisi)`,
      where: [hers(db, input.nomor_nasabah)],
      sortable: {
        nomor_kontrak: { sql: 'f.nomor_kontrak', type: 'text' },
        jatuh_tempo: { sql: 'f.jatuh_tempo', type: 'date' },
      },
      key: [{ sql: 'f.nomor_kontrak', type: 'text' }],
      defaultSort: 'nomor_kontrak',
    },
    input.paging,
  );
  return {
    data: page.rows.map((row) => ({
      nomor_kontrak: row.nomor_kontrak,
      produk: row.produk,
      akad: row.akad,
      jatuh_tempo: row.jatuh_tempo,
      kolektibilitas: row.kolektibilitas,
      tanggal_posisi: row.tanggal_posisi,
      sumber: row.sumber,
      plafon: fromMinor(row.plafon),
      sisa_pokok: fromMinor(row.sisa_pokok),
      sisa_margin: fromMinor(row.sisa_margin),
    })),
    resp_cursor: page.cursor,
  };
};
