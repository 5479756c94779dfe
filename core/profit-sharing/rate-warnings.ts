import type { Db } from '#core/db/client.ts';
import { type Rule, warn } from '#core/engine/operation.ts';
import { formatRupiah } from '#lib/money.ts';
import type { RateDocument } from './rate-document.ts';
import { meanOf, rateText } from './rate-figures.ts';

/** The last month before this one that has a rate. */
interface LastMonth {
  readonly bulan: string;
  readonly hari: number;
  readonly final: bigint;
  readonly pendapatan: bigint;
  /** A sum over the days of the month, which may exceed the range of an amount. */
  readonly jumlah_aset: string;
}
/** A rate is compared with the month before. */
export interface Before {
  readonly before: LastMonth | null;
}

interface Asked {
  readonly pool: string;
  readonly bulan: string;
}
interface Computed extends Before {
  readonly document: Pick<RateDocument, 'hari' | 'final' | 'pendapatan' | 'jumlah_aset'>;
}

/** Reads the last rate of the pool before a month; null for its first. */
export async function monthBefore(db: Db, { pool, bulan }: Asked): Promise<LastMonth | null> {
  const [row] = await db<LastMonth[]>`
    select bulan, hari, final, pendapatan, jumlah_aset::text as jumlah_aset from hi1000
    where pool = ${pool} and bulan < ${bulan}::date and status <> 'DIBATALKAN' order by bulan desc limit 1`;
  return row ?? null;
}

/** Shows a figure of the month before, with its month; a dash where there is none. */
const beside = (before: LastMonth | null, figure: (month: LastMonth) => string): string =>
  before === null ? '-' : `${figure(before)} (${before.bulan.slice(0, 7)})`;

/** Warns of a month that gives its owners zero: mostly income is not mapped to the pool, or not posted yet. */
const givesNothing: Rule<Asked, Computed> = {
  name: 'givesNothing',
  check: ({ data, extra: { document, before } }) =>
    BigInt(document.final ?? 0) > 0n
      ? null
      : warn('HI1000_NOL', {
          bulan: data.bulan.slice(0, 7),
          pendapatan: formatRupiah(BigInt(document.pendapatan)),
          lalu: beside(before, ({ final, pendapatan }) => `${rateText(final)}, ${formatRupiah(pendapatan)}`),
        }),
};

/** Warns of funds that have financed nothing and take the whole income: mostly the file of financing is missing. */
const financesNothing: Rule<Asked, Computed> = {
  name: 'financesNothing',
  check: ({ data, extra: { document, before } }) =>
    BigInt(document.jumlah_aset) > 0n
      ? null
      : warn('HI1000_TANPA_ASET', {
          bulan: data.bulan.slice(0, 7),
          aset: formatRupiah(0n),
          lalu: beside(before, ({ jumlah_aset, hari }) => formatRupiah(meanOf(BigInt(jumlah_aset), hari))),
        }),
};

/** These rates can be right and mostly are not: the second person sees the figures, those of the month before and the likely cause. */
export const ratesThatLookWrong: readonly Rule<Asked, Computed>[] = [givesNothing, financesNothing];
