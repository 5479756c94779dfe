import { type AnyGenerator, generator } from '#core/books/reports/generator.ts';
import type { Db } from '#core/db/client.ts';
import type { Fragment } from '#core/list/list-query.ts';
import { type Slip, writeSlips } from '#documents/slip/slips.ts';
import { fromMinor } from '#lib/money.ts';
import { type AskedMonth, askedMonth, settleSharesYear } from './month.ts';
import { sharesByMonth, taxNumber } from './tax.ts';

/** A slip certifies withheld tax or given zakat. */
export type SlipKind = 'PPH' | 'ZAKAT';

interface Row {
  readonly nomor_nasabah: string;
  readonly nama_nasabah: string;
  readonly nomor_npwp: string;
  readonly alamat: string;
  readonly bulan: string;
  readonly dasar: bigint;
  readonly jumlah: bigint;
}

/** Selects each customer's months of the year with an amount; for zakat the base is the share after tax. */
const rowsOf = (db: Db, kind: SlipKind, { awal, akhir }: AskedMonth): Fragment => {
  const base = kind === 'PPH' ? db`s.dasar` : db`s.bruto - s.pajak`;
  const withheld = kind === 'PPH' ? db`s.pajak` : db`s.zakat`;
  return db`
    select s.nomor_nasabah, c.nama_nasabah, ${taxNumber(db)} as nomor_npwp,
           coalesce((select d.alamat from customer_address d where d.nomor_nasabah = c.nomor_nasabah and d.jenis = 'IDENTITAS'), c.alamat) as alamat,
           s.bulan, ${base} as dasar, ${withheld} as jumlah
    from (${sharesByMonth(db, awal, akhir)}) s join customer c using (nomor_nasabah)
    where ${withheld} <> 0 order by s.nomor_nasabah, s.bulan`;
};

/** Returns the bank's number of a slip: one for each customer and year, the same at each print. */
const slipNumber = (kind: SlipKind, year: string, customer: string): string => `${kind}-${year}-${customer}`;

/** Yields the slips of a year up to the end of a month, by customer: the zakat given, or the tax withheld. */
export async function* slipsOf(
  db: Db,
  kind: SlipKind,
  asked: AskedMonth,
  seen: (field: string, text: string) => string = (_, text) => text,
): AsyncGenerator<Slip> {
  let slip: (Slip & { bulan: Slip['bulan'][number][] }) | null = null;
  const cursor = db<Row[]>`${rowsOf(db, kind, asked)}`.cursor(500);
  for await (const rows of cursor) {
    for (const row of rows) {
      if (slip !== null && slip.nomor_nasabah !== row.nomor_nasabah) yield slip;
      if (slip === null || slip.nomor_nasabah !== row.nomor_nasabah)
        slip = {
          nomor: slipNumber(kind, asked.awal.slice(0, 4), row.nomor_nasabah),
          nomor_nasabah: row.nomor_nasabah,
          nama: row.nama_nasabah,
          nomor_npwp: seen('nomor_npwp', row.nomor_npwp),
          alamat: row.alamat,
          bulan: [],
        };
      slip.bulan.push({ bulan: row.bulan, dasar: fromMinor(row.dasar), jumlah: fromMinor(row.jumlah) });
    }
  }
  if (slip !== null) yield slip;
}

/** Makes a year's slips up to the end of a month, a page for each customer. The bank keeps them as long as the books. */
export const slipGenerator = (kind: SlipKind): AnyGenerator =>
  generator<AskedMonth>({
    schema: askedMonth,
    formats: ['PDF'],
    menus: ['laporan-regulator'],
    forever: true,
    settle: settleSharesYear,
    make: async ({ db, asked, kepala, out, seen, progress, mostPages }) => {
      await writeSlips(out, { kind, kepala, awal: asked.awal, akhir: asked.akhir }, slipsOf(db, kind, asked, seen), {
        mostPages,
        progress,
      });
    },
  });
