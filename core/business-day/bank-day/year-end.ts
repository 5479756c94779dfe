import { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { postAtEndOfDay } from '#core/engine/end-of-day-post.ts';
import {
  awaitBranches,
  type EndOfDay,
  type EndOfDayDone,
  type EndOfDayFinding,
  type EndOfDayStep,
  isYearEnd,
  WHOLE,
  yearOf,
} from '#core/engine/end-of-day-step.ts';
import type { OpContext, Operation } from '#core/engine/operation.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';
import { branchCode } from '#lib/schemas/common.ts';

const yearEndData = z.strictObject({ kode_cabang: branchCode, tahun: z.string().regex(/^\d{4}$/) });
type Data = z.output<typeof yearEndData>;

/** The balance of an account of income or expense: minor units of the books' currency, debit positive. */
interface Result {
  readonly kode_gl: string;
  readonly saldo: bigint;
}
type Op = Pick<OpContext<Data, readonly Result[]>, 'data' | 'extra'>;

/** Brings each account to zero, and their total to 403001: a profit in credit, a loss in debit. */
function legsOf({ data: { kode_cabang }, extra }: Op): readonly Leg[] {
  const at = (kode_gl: string) => ({ kode_cabang, kode_gl });
  const each = extra.map(({ kode_gl, saldo }) =>
    saldo > 0n ? credit(at(kode_gl), saldo) : debit(at(kode_gl), -saldo),
  );
  const loss = extra.reduce((sum, { saldo }) => sum + saldo, 0n);
  if (loss === 0n) return each;
  return [...each, loss < 0n ? credit(at(gl('RETAINED_EARNINGS')), -loss) : debit(at(gl('RETAINED_EARNINGS')), loss)];
}

/** Sums the debits of the journal. */
const moved = (legs: readonly Leg[]): bigint =>
  legs.reduce((sum, { jumlah }) => (jumlah > 0n ? sum + jumlah : sum), 0n);

const wordsOf = (tahun: string): string => `Laba/rugi tahun ${tahun} ke saldo laba`;

/**
 * Carries a branch's income and expenses of the year over to 403001 (domain: EOM, invariants, 25). Each branch closes its own on its own last
 * business day, so that no inter-branch account moves. 403002 is computed and never posted.
 */
export const yearEnd: Operation<Data, readonly Result[]> = {
  code: 'TUTUP_TAHUN',
  schema: yearEndData,
  load: async () => [],
  needs: () => ({}),
  before: [],
  rules: [],
  subject: (context) => ({
    nominal: moved(legsOf(context)),
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: wordsOf(context.data.tahun),
    id_kas: null,
  }),
  journal: legsOf,
};

/** Head office closes the year after all branches: returns those still in it, or that have not carried their result over. */
async function branchesInIt(db: Db, endOfDay: EndOfDay): Promise<readonly EndOfDayFinding[]> {
  if (!endOfDay.headOffice) return [];
  const open = await db<{ kode_cabang: string; nama_cabang: string }[]>`
    select kode_cabang, nama_cabang from years_open(${yearOf(endOfDay)}::integer)`;
  return awaitBranches(open, 'MENUNGGU_CABANG');
}

async function closeYear(tx: Db, endOfDay: EndOfDay, nomor: number): Promise<EndOfDayDone> {
  const waiting = await branchesInIt(tx, endOfDay);
  if (waiting.length > 0) return { baris: 0, temuan: waiting };
  const { run, kodeCabang } = endOfDay;
  const extra = [...(await tx<Result[]>`select kode_gl, saldo from claim_year_end(${run})`)];
  const data = { kode_cabang: kodeCabang, tahun: yearOf(endOfDay) };
  const legs = legsOf({ data, extra });
  await postAtEndOfDay(tx, endOfDay, {
    operasi: yearEnd.code,
    nomor,
    keterangan: wordsOf(data.tahun),
    journals: extra.length === 0 ? [] : [{ kodeCabang, nominal: moved(legs), rekening: null, legs }],
  });
  await tx`select record_year_end(${run})`;
  return { baris: extra.length, temuan: [] };
}

/**
 * Carries income and expenses to 403001 on the year's last business day. After it the branch takes no posting of that year, and with head office's
 * the year takes no value date. It comes after all that posts to them, the revaluation too.
 */
export const yearEndStep: EndOfDayStep = {
  code: yearEnd.code,
  title: { id: 'Tutup tahun: laba/rugi ke saldo laba', en: 'Close the year: result to retained earnings' },
  only: isYearEnd,
  chunks: async () => WHOLE,
  run: (tx, endOfDay, { nomor }) => closeYear(tx, endOfDay, nomor),
  foresee: branchesInIt,
};
