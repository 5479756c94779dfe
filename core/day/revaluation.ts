import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { runOperation } from '#core/engine/run-operation.ts';
import { gl } from '#core/engine/targets.ts';
import { credit, debit, type Leg, RAK } from '#core/ledger/legs.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { rateText, worthInBooks } from '#lib/rate.ts';
import { branchCode, currency } from '#lib/schemas/common.ts';

const revaluationData = z.strictObject({ kode_cabang: branchCode, kode_valuta: currency });
type Data = z.output<typeof revaluationData>;

/** What a GL account of the branch holds of the currency: minor units of it, and of the books' currency as it is kept. */
interface Kept {
  readonly kode_gl: string;
  readonly jumlah: bigint;
  readonly idr: bigint;
}
type Op = OpContext<Data, readonly Kept[]>;

/**
 * Balances between branches keep the worth of their entry, which is the same on both sides; what they gain or lose is the
 * position's, which takes the rest.
 */
const loadKept = (db: Db, { kode_cabang, kode_valuta }: Data): Promise<readonly Kept[]> =>
  db<Kept[]>`
    select kode_gl, sum(debet - kredit)::bigint as jumlah, sum(debet_idr - kredit_idr)::bigint as idr from gl_total
    where kode_cabang = ${kode_cabang} and kode_valuta = ${kode_valuta} and not kode_gl = any (${[RAK, gl.position]}::text[])
    group by kode_gl order by kode_gl`;

/** Each account whose worth is not what the day's rate makes of its amount, and what it lacks. */
function gapsOf({ data, extra, facts }: Op): readonly { kode_gl: string; gap: bigint }[] {
  const rate = facts.rates.get(data.kode_valuta) ?? fail('RATE_MISSING', { params: { valuta: data.kode_valuta } });
  return extra
    .map(({ kode_gl, jumlah, idr }) => ({ kode_gl, gap: worthInBooks(jumlah, data.kode_valuta, rate.tengah) - idr }))
    .filter(({ gap }) => gap !== 0n);
}

const sum = (gaps: readonly { gap: bigint }[]): bigint => gaps.reduce((total, { gap }) => total + gap, 0n);
const size = (minor: bigint): bigint => (minor < 0n ? -minor : minor);

/** Worth of a currency without an amount of it: positive is debit. */
const worthOnly = (kode_cabang: string, kode_gl: string, kode_valuta: string, idr: bigint): Leg =>
  debit({ kode_cabang, kode_gl, kode_valuta }, 0n, { jumlah_idr: idr });

/** What the position is worth less or more, and its rupiah side with the gain or loss. */
function resultLegs(kode_cabang: string, kode_valuta: string, gain: bigint): readonly Leg[] {
  const rupiah = { kode_cabang, kode_gl: gl.positionInRupiah, kode_valuta: BOOK_CURRENCY };
  const result = (kode_gl: string) => ({ kode_cabang, kode_gl, kode_valuta: BOOK_CURRENCY });
  if (gain === 0n) return [];
  return [
    worthOnly(kode_cabang, gl.position, kode_valuta, -gain),
    ...(gain > 0n
      ? [debit(rupiah, gain), credit(result(gl.exchangeGain), gain)]
      : [debit(result(gl.exchangeLoss), -gain), credit(rupiah, -gain)]),
  ];
}

const nothingOfBooks: Rule<Data, readonly Kept[]> = {
  name: 'foreignCurrency',
  check: ({ data }) => (data.kode_valuta === BOOK_CURRENCY ? reject('NOT_FOUND') : null),
};

/**
 * Brings what a branch keeps of a currency to the middle rate of its day: each account by the worth it lacks, the position by the
 * rest, and 113002 against gain or loss. No amount of the currency moves (domain: reports, revaluation).
 */
export const revaluation: Operation<Data, readonly Kept[]> = {
  code: 'REVALUASI',
  schema: revaluationData,
  load: loadKept,
  needs: () => ({}),
  before: [nothingOfBooks],
  rules: [],
  subject: (context) => ({
    nominal: size(sum(gapsOf(context))),
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: `Kurs tengah ${context.data.kode_valuta} ${rateText(context.facts.rates.get(context.data.kode_valuta)?.tengah ?? 0n)}`,
    id_kas: null,
  }),
  journal: (context) => {
    const { kode_cabang, kode_valuta } = context.data;
    const gaps = gapsOf(context);
    return [
      ...gaps.map(({ kode_gl, gap }) => worthOnly(kode_cabang, kode_gl, kode_valuta, gap)),
      ...resultLegs(kode_cabang, kode_valuta, sum(gaps)),
    ];
  },
};

/** The same branch, currency and day always has the same key: of two evenings at once one posts. */
function keyOf(kode_cabang: string, kode_valuta: string, tanggal: string): string {
  const hex = createHash('sha256').update(`REVALUASI ${kode_cabang} ${kode_valuta} ${tanggal}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Currencies other than the books' of which the branch keeps anything. */
async function currenciesOf(db: Db, kode_cabang: string): Promise<readonly string[]> {
  const rows = await db<{ kode_valuta: string }[]>`
    select distinct kode_valuta from gl_total where kode_cabang = ${kode_cabang} and kode_valuta <> ${BOOK_CURRENCY} order by 1`;
  return rows.map((row) => row.kode_valuta);
}

/**
 * Revalues all that the caller's branch keeps of other currencies; a step of its evening. At most one journal a currency and day:
 * asked again it posts nothing. Answers the references of what was posted. Fails with RATE_MISSING where a rate of the day is not set.
 */
export async function revalue(context: Context): Promise<readonly string[]> {
  const { kodeCabang } = context.caller;
  const [day] = await context.db<{ tanggal: string }[]>`
    select accounting_date as tanggal from branch where kode_cabang = ${kodeCabang}`;
  const tanggal = day?.tanggal ?? fail('NOT_FOUND');
  const posted: string[] = [];
  for (const kode_valuta of await currenciesOf(context.db, kodeCabang)) {
    const data = { kode_cabang: kodeCabang, kode_valuta };
    const key = keyOf(kodeCabang, kode_valuta, tanggal);
    const preview = await runOperation({ ...context, key: '' }, revaluation, data, { dryRun: true });
    if (preview.jurnal.length === 0) continue;
    posted.push((await runOperation({ ...context, key }, revaluation, data)).nomor_referensi);
  }
  return posted;
}
