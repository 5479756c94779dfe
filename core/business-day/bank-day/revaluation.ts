import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import type { EndOfDay, EndOfDayDone, EndOfDayFinding, EndOfDayStep } from '#core/engine/end-of-day-step.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { RAK } from '#lib/books/chart.ts';
import { gl } from '#lib/books/gl.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { rateText, worthInBooks } from '#lib/profit-sharing/rate.ts';
import { branchCode, currency } from '#lib/schemas/common.ts';

const revaluationData = z.strictObject({ kode_cabang: branchCode, kode_valuta: currency });
type Data = z.output<typeof revaluationData>;

/** The balance of a GL account of the branch in the currency: in its minor units, and in those of the books' currency as booked. */
interface CurrencyPosition {
  readonly kode_gl: string;
  readonly jumlah: bigint;
  readonly idr: bigint;
}
type Op = OpContext<Data, readonly CurrencyPosition[]>;

/**
 * Balances between branches keep the worth of their entry, which is the same on both sides; their gain or loss belongs to the position, which takes
 * the rest.
 */
const loadPositions = (db: Db, { kode_cabang, kode_valuta }: Data): Promise<readonly CurrencyPosition[]> =>
  db<CurrencyPosition[]>`
    select kode_gl, sum(debet - kredit)::bigint as jumlah, sum(debet_idr - kredit_idr)::bigint as idr from gl_total
    where kode_cabang = ${kode_cabang} and kode_valuta = ${kode_valuta} and not kode_gl = any (${[RAK, gl('CURRENCY_POSITION')]}::text[])
    group by kode_gl order by kode_gl`;

/** Returns each account whose worth differs from its amount at the rate, and the difference. */
const gapsAt = (positions: readonly CurrencyPosition[], kode_valuta: string, tengah: bigint) =>
  positions
    .map(({ kode_gl, jumlah, idr }) => ({ kode_gl, gap: worthInBooks(jumlah, kode_valuta, tengah) - idr }))
    .filter(({ gap }) => gap !== 0n);

const rateOf = ({ data, loaded }: Op): bigint =>
  loaded.rates.get(data.kode_valuta)?.tengah ?? fail('RATE_MISSING', { params: { valuta: data.kode_valuta } });

const sum = (gaps: readonly { gap: bigint }[]): bigint => gaps.reduce((total, { gap }) => total + gap, 0n);
const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** Builds a leg of worth without an amount of the currency: positive is debit. */
const worthOnly = (kode_cabang: string, kode_gl: string, kode_valuta: string, idr: bigint): Leg =>
  debit({ kode_cabang, kode_gl, kode_valuta }, 0n, { jumlah_idr: idr });

/** Builds the legs of the position's gain or loss, and its rupiah side. */
function resultLegs(kode_cabang: string, kode_valuta: string, gain: bigint): readonly Leg[] {
  const rupiah = { kode_cabang, kode_gl: gl('CURRENCY_POSITION_IN_RUPIAH'), kode_valuta: BOOK_CURRENCY };
  const result = (kode_gl: string) => ({ kode_cabang, kode_gl, kode_valuta: BOOK_CURRENCY });
  if (gain === 0n) return [];
  return [
    worthOnly(kode_cabang, gl('CURRENCY_POSITION'), kode_valuta, -gain),
    ...(gain > 0n
      ? [debit(rupiah, gain), credit(result(gl('EXCHANGE_GAIN')), gain)]
      : [debit(result(gl('EXCHANGE_LOSS')), -gain), credit(rupiah, -gain)]),
  ];
}

/** Builds the whole journal: each account by its difference, the position by the rest, and the gain or loss. */
const legsOf = ({ kode_cabang, kode_valuta }: Data, gaps: ReturnType<typeof gapsAt>): readonly Leg[] => [
  ...gaps.map(({ kode_gl, gap }) => worthOnly(kode_cabang, kode_gl, kode_valuta, gap)),
  ...resultLegs(kode_cabang, kode_valuta, sum(gaps)),
];

const wordsOf = (kode_valuta: string, tengah: bigint): string => `Kurs tengah ${kode_valuta} ${rateText(tengah)}`;

const nothingOfBooks: Rule<Data, readonly CurrencyPosition[]> = {
  name: 'foreignCurrency',
  check: ({ data }) => (data.kode_valuta === BOOK_CURRENCY ? reject('NOT_FOUND') : null),
};

/**
 * Revalues a branch's holdings of a currency at the middle rate of its day: each account by its difference, the position by the rest, and 113002
 * against gain or loss. No amount of the currency moves (domain: reports, revaluation).
 */
export const revaluation: Operation<Data, readonly CurrencyPosition[]> = {
  code: 'REVALUASI',
  schema: revaluationData,
  load: loadPositions,
  needs: () => ({}),
  before: [nothingOfBooks],
  rules: [],
  subject: (context) => ({
    nominal: size(sum(gapsAt(context.extra, context.data.kode_valuta, rateOf(context)))),
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: wordsOf(context.data.kode_valuta, rateOf(context)),
    id_kas: null,
  }),
  journal: (context) => legsOf(context.data, gapsAt(context.extra, context.data.kode_valuta, rateOf(context))),
};

/** Lists the branch's currencies other than the books'. */
async function currenciesOf(db: Db, kode_cabang: string): Promise<readonly string[]> {
  const rows = await db<{ kode_valuta: string }[]>`
    select distinct kode_valuta from gl_total where kode_cabang = ${kode_cabang} and kode_valuta <> ${BOOK_CURRENCY} order by 1`;
  return rows.map((row) => row.kode_valuta);
}

const middleRate = async (db: Db, kode_valuta: string, tanggal: string): Promise<bigint | undefined> =>
  (
    await db<{ tengah: bigint }[]>`
      select tengah from exchange_rate where kode_valuta = ${kode_valuta} and tanggal = ${tanggal}::date`
  )[0]?.tengah;

const withoutRate = (kode_valuta: string): EndOfDayFinding => ({
  jenis: 'KURS',
  id: kode_valuta,
  nama: '',
  sebab: 'RATE_MISSING',
  nominal: 0n,
  menghalangi: true,
});

/** Revalues the branch's holdings of one currency. At most once an end of day; it waits for the day's rate. */
async function revalue(tx: Db, endOfDay: EndOfDay, kode_valuta: string, nomor: number): Promise<EndOfDayDone> {
  const { kodeCabang, tanggal } = endOfDay;
  const data = { kode_cabang: kodeCabang, kode_valuta };
  const positions = await loadPositions(tx, data);
  if (positions.every(({ jumlah, idr }) => jumlah === 0n && idr === 0n)) return { baris: 0, temuan: [] };
  const tengah = await middleRate(tx, kode_valuta, tanggal);
  if (tengah === undefined) return { baris: 0, temuan: [withoutRate(kode_valuta)] };
  const gaps = gapsAt(positions, kode_valuta, tengah);
  if (gaps.length === 0) return { baris: 0, temuan: [] };
  const done = await postAtEndOfDay(tx, endOfDay, {
    operasi: revaluation.code,
    nomor,
    keterangan: wordsOf(kode_valuta, tengah),
    journals: [{ kodeCabang, nominal: size(sum(gaps)), rekening: null, legs: legsOf(data, gaps) }],
    actor: 'MALAM',
  });
  return { baris: done?.baris ?? 0, temuan: [] };
}

/** Revalues foreign currency at the middle rate of the day; one part for each currency of the branch. */
export const revaluationStep: EndOfDayStep = {
  code: revaluation.code,
  title: { id: 'Revaluasi valuta asing', en: 'Foreign currency revaluation' },
  chunks: async (db, { kodeCabang }) =>
    (await currenciesOf(db, kodeCabang)).map((valuta, index) => ({ nomor: index + 1, dari: valuta, sampai: valuta })),
  run: (tx, endOfDay, { nomor, dari }) => revalue(tx, endOfDay, dari, nomor),
  foresee: async (db, { kodeCabang, tanggal }) => {
    const found: EndOfDayFinding[] = [];
    for (const valuta of await currenciesOf(db, kodeCabang)) {
      const positions = await loadPositions(db, { kode_cabang: kodeCabang, kode_valuta: valuta });
      const any = positions.some(({ jumlah, idr }) => jumlah !== 0n || idr !== 0n);
      if (any && (await middleRate(db, valuta, tanggal)) === undefined) found.push(withoutRate(valuta));
    }
    return found;
  },
};
