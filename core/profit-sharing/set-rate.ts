import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { type ErrorCode, isErrorCode } from '#lib/errors/errors.ts';
import { formatRupiah } from '#lib/money.ts';
import { setRateData } from '#lib/profit-sharing/schemas/profit.ts';
import { adjustmentsOf, printOf, type RateDocument, type RateObstacle, readRate } from './rate-document.ts';
import { incomeOf, meanOf, ownersOf, percentText, rateText } from './rate-figures.ts';
import { type Before, monthBefore, ratesThatLookWrong } from './rate-warnings.ts';

type Data = z.output<typeof setRateData>;

interface Seen extends Before {
  readonly document: RateDocument;
  readonly obstacles: readonly RateObstacle[];
  readonly unborne: readonly RateObstacle[];
  /** The version of a reversed rate; 0 where there is none. */
  readonly versi: number;
  readonly names: ReadonlyMap<string, string>;
}
type RateRule = Rule<Data, Seen>;

async function load(db: Db, data: Data): Promise<Seen> {
  const [rate, rows, names, before] = await Promise.all([
    readRate(db, data, data),
    db<{ versi: number }[]>`select versi from hi1000 where pool = ${data.pool} and bulan = ${data.bulan}::date`,
    db<{ kode_gl: string; nama_gl: string }[]>`select kode_gl, nama_gl from gl_account`,
    monthBefore(db, data),
  ]);
  return {
    ...rate,
    before,
    versi: rows[0]?.versi ?? 0,
    names: new Map(names.map(({ kode_gl, nama_gl }) => [kode_gl, nama_gl])),
  };
}

/** No obstacle to setting the rate exists; the refusal names the first one. */
const nothingInTheWay: RateRule = {
  name: 'nothingInTheWay',
  check: ({ data, extra }) => {
    const [first] = extra.obstacles;
    if (!first) return null;
    const code: ErrorCode = isErrorCode(first.kode) ? first.kode : 'HI1000_SET';
    return reject(code, { bulan: data.bulan.slice(0, 7), cabang: first.sebut, kode_gl: first.sebut }, 'bulan');
  },
};

/** A reserve gives no more than it holds, and an adjustment takes no more from a party than its part of the month (domain: profit sharing). */
const borneByMonth: RateRule = {
  name: 'borneByMonth',
  check: ({ extra }) => {
    const [first] = extra.unborne;
    if (!first) return null;
    const { kode, sebut, nominal } = first;
    const params = { cadangan: sebut, ada: formatRupiah(nominal ?? 0n) };
    return kode === 'RESERVE_SHORT'
      ? reject('RESERVE_SHORT', params, `${sebut.toLowerCase()}_lepas`)
      : reject('RESERVE_BEYOND', params, sebut === 'HIBAH' ? 'hibah' : `${sebut.toLowerCase()}_bentuk`);
  },
};

/** The maker and the second person see the rate that the system computes at that moment. */
const asComputed: RateRule = {
  name: 'asComputed',
  check: ({ data, extra }) =>
    printOf(extra.document) === data.sidik
      ? null
      : reject('HI1000_CHANGED', { bulan: data.bulan.slice(0, 7) }, 'sidik'),
};

/** Shows the second person the whole computation, line by line. */
function fields({ data, extra: { document, names } }: OpContext<Data, Seen>): readonly FieldChange[] {
  const { hari } = document;
  const [dpk, final] = [BigInt(document.jumlah_dpk), BigInt(document.final ?? 0)];
  const line = (kolom: string, baru: string, lama = ''): FieldChange => ({ kolom, lama, baru });
  return [
    ...document.hi1000_income.map(({ kode_gl, jumlah }) =>
      line('pendapatan_gl', `${kode_gl} ${names.get(kode_gl) ?? ''}: ${formatRupiah(BigInt(jumlah))}`),
    ),
    line('pendapatan_pool', formatRupiah(BigInt(document.pendapatan))),
    line('rata_dpk', formatRupiah(meanOf(dpk, hari * 10_000))),
    line('rata_aset', formatRupiah(meanOf(BigInt(document.jumlah_aset), hari))),
    line('pendapatan_dpk', formatRupiah(BigInt(document.pendapatan_dpk ?? 0))),
    ...adjustmentsOf(data).map(({ jenis, jumlah }) => line(jenis.toLowerCase(), formatRupiah(BigInt(jumlah)))),
    ...document.hi1000_product.map((product) =>
      line(
        'bagian_produk',
        `${names.get(product.kode_gl) ?? product.kode_gl}: ${formatRupiah(incomeOf(BigInt(product.jumlah_dpk), final, hari))} → ${formatRupiah(ownersOf(BigInt(product.jumlah_bagian), final, hari))} (${percentText(meanShare(product))} %)`,
      ),
    ),
    line('hi1000_final', rateText(final), rateText(BigInt(document.indikatif))),
  ];
}

const meanShare = ({ jumlah_bagian, jumlah_dpk }: { jumlah_bagian: string; jumlah_dpk: string }): bigint =>
  BigInt(jumlah_dpk) === 0n ? 0n : BigInt(jumlah_bagian) / BigInt(jumlah_dpk);

/**
 * Sets the rate of a month by two persons of head office, as the system computes it from locked averages and the ledger (domain:
 * profit sharing). The database computes it once more in the commit and refuses another result (before_hi1000).
 */
export const setRate: Operation<Data, Seen> = {
  code: 'TETAPKAN_HI1000',
  schema: setRateData,
  load,
  needs: () => ({}),
  before: [nothingInTheWay],
  rules: [asComputed, borneByMonth, ...ratesThatLookWrong],
  subject: ({ data }) => dataSubject(data.bulan.slice(0, 7)),
  journal: () => [],
  change: {
    object: ({ data }) => `HI1000:${data.pool}/${data.bulan}`,
    level: () => 'HO_FINANCE',
    fields,
  },
  effects: ({ data, extra: { document, versi } }) => [
    recordChange('hi1000', {
      aksi: versi === 0 ? 'BUAT' : 'UBAH',
      versi,
      baris: {
        pool: data.pool,
        bulan: data.bulan,
        status: 'DITETAPKAN',
        putaran: document.putaran,
        hari: document.hari,
        indikatif: document.indikatif,
        dasar: document.dasar,
        final: document.final,
        pendapatan: document.pendapatan,
        pendapatan_dpk: document.pendapatan_dpk,
        jumlah_dpk: document.jumlah_dpk,
        jumlah_aset: document.jumlah_aset,
        keterangan: data.alasan,
      },
      bagian: {
        hi1000_income: document.hi1000_income.map((row) => ({ ...row })),
        hi1000_product: document.hi1000_product.map((row) => ({ ...row })),
        hi1000_adjustment: adjustmentsOf(data).map((row) => ({ ...row, alasan: data.alasan })),
      },
    }),
  ],
};
