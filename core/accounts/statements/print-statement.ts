import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { available, type LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { cetakStatementData } from '#lib/accounts/schemas/statement.ts';
import { gl } from '#lib/books/gl.ts';
import { addMonthsAnchored, toDisplay } from '#lib/dates.ts';
import { makeStatementNumber } from '#lib/document-number.ts';
import { BOOK_CURRENCY } from '#lib/money.ts';

type Data = z.output<typeof cetakStatementData>;
/** The details of the account at the time of the request, and the number of its paper. */
interface Extra {
  readonly nomor: string;
  /** Its customer's documents. */
  readonly identitas: readonly string[];
  readonly seq: number;
  readonly jumlah_baris: number;
  /** The number of free statements of this month. */
  readonly gratis: number;
}
type Context = OpContext<Data, Extra | null>;
type StatementRule = Rule<Data, Extra | null>;

/** Lines on one page, each with its text on two lines below the window of the address; a made statement keeps its own number. */
export const LINES_A_PAGE = 22;
/** Lines of one statement at most: a longer one is asked for by shorter periods. */
const MOST_LINES = 200_000;
/** The law has the bank keep its books this long. */
const YEARS = 10;
const MONTHS_A_YEAR = 12;

const accountIn = ({ loaded, data }: Context): LoadedAccount | undefined => loaded.accounts.get(data.nomor_rekening);

const exists: StatementRule = {
  name: 'exists',
  check: (context) =>
    accountIn(context) && context.extra ? null : reject('ACCOUNT_NOT_FOUND', { rekening: context.data.nomor_rekening }),
};

const periodWithinBooks: StatementRule = {
  name: 'periodWithinBooks',
  check: ({ data, date }) => {
    if (data.tanggal_akhir > date) return reject('PERIOD_AHEAD', { tanggal: date }, 'tanggal_akhir');
    const first = addMonthsAnchored(date, -YEARS * MONTHS_A_YEAR);
    return data.tanggal_awal < first ? reject('PERIOD_TOO_FAR', { tanggal: first }, 'tanggal_awal') : null;
  },
};

const shortEnough: StatementRule = {
  name: 'shortEnough',
  check: ({ extra }) =>
    extra && extra.jumlah_baris > MOST_LINES
      ? reject('STATEMENT_TOO_LONG', { jumlah: String(extra.jumlah_baris), terbanyak: String(MOST_LINES) }, [
          'tanggal_awal',
          'tanggal_akhir',
        ])
      : null,
};

/** A counter outside the account's branch hands its paper only to a person whose document it has seen; a shown document must be the customer's. */
const identitySeen: StatementRule = {
  name: 'identitySeen',
  check: (context) => {
    const account = accountIn(context);
    const shown = context.data.nomor_identitas;
    if (!account) return null;
    if (shown !== '')
      return context.extra?.identitas.includes(shown) ? null : reject('IDENTITY_DIFFERS', {}, 'nomor_identitas');
    if (account.kode_cabang === context.caller.kodeCabang) return null;
    const { nomor_rekening: rekening, kode_cabang: cabang } = account;
    return reject('DOCUMENT_NEEDED', { rekening, cabang }, 'nomor_identitas');
  },
};

/**
 * Returns true when it takes a debit without an override. A dormant, closed or blocked account pays nothing for its paper, nor does one in another
 * currency.
 */
const pays = ({ status, blokir, blokir_resmi, kode_valuta }: LoadedAccount): boolean =>
  status === 'AKTIF' &&
  kode_valuta === BOOK_CURRENCY &&
  ![blokir, blokir_resmi].some((block) => block === 'D' || block === 'T');

/** Returns the number of pages of these lines; one where there are none. */
export const pagesOf = (lines: number): number => Math.max(1, Math.ceil(lines / LINES_A_PAGE));

/**
 * Computes the fee of the pages by the parameters of the day, the part the account can pay without falling below its limit (the rest is not asked for
 * again), and the number of the month's free statement it uses instead (domain: products, fees).
 */
function chargeOf(context: Context): { whole: bigint; charged: bigint; free: number | null } {
  const account = accountIn(context);
  const none = { whole: 0n, charged: 0n, free: null };
  if (!account || !context.extra || !pays(account)) return none;
  const { gratis, jumlah_baris } = context.extra;
  if (gratis < Number.parseInt(context.ref.parameter('statement_gratis'), 10)) return { ...none, free: gratis + 1 };
  const whole = context.ref.amount('biaya_statement_halaman') * BigInt(pagesOf(jumlah_baris));
  const there = available(account) + (context.reserved.get(account.nomor_rekening) ?? 0n);
  const room = there < 0n ? 0n : there;
  return { whole, charged: whole < room ? whole : room, free: null };
}

/**
 * Prints the statement of an account: its lines from one accounting date to another, as known now, stored under a number that finds the very same
 * again. Its fee comes out of the account (Dr account / Cr 502003) or is waived by the manager.
 */
export const printStatement: Operation<Data, Extra | null> = {
  code: 'CETAK_STATEMENT',
  schema: cetakStatementData,
  needs: (data) => ({ accounts: [data.nomor_rekening] }),
  load: async (db, { nomor_rekening, tanggal_awal, tanggal_akhir }, caller) => {
    const [row] = await db<(Omit<Extra, 'nomor'> & { tanggal: string })[]>`
      select array_remove(array[n.nomor_identitas, n.nomor_npwp], null) as identitas, s.seq, r.jumlah_baris, b.accounting_date as tanggal,
        (select count(*)::integer from statement x where x.nomor_rekening = a.nomor_rekening and x.gratis_ke is not null
          and x.bulan = date_trunc('month', b.accounting_date)::date) as gratis
      from account a join customer n using (nomor_nasabah) join account_state s using (nomor_rekening)
      join branch b on b.kode_cabang = ${caller.kodeCabang}
      cross join lateral statement_span(a.nomor_rekening, ${tanggal_awal}::date, ${tanggal_akhir}::date, s.seq) r
      where a.nomor_rekening = ${nomor_rekening}`;
    if (!row) return null;
    const { tanggal, ...known } = row;
    return { ...known, nomor: makeStatementNumber(caller.kodeCabang, tanggal, randomBytes(8)) };
  },
  before: [exists, periodWithinBooks, identitySeen, shortEnough],
  rules: [],
  subject: (context) => ({
    nominal: 0n,
    kode_valuta: accountIn(context)?.kode_valuta ?? BOOK_CURRENCY,
    rekening: context.data.nomor_rekening,
    lawan: null,
    keterangan:
      context.data.keterangan || `${toDisplay(context.data.tanggal_awal)} - ${toDisplay(context.data.tanggal_akhir)}`,
    id_kas: null,
  }),
  journal: () => [],
  fees: (context) => {
    const { whole, charged } = chargeOf(context);
    const dihapus = context.data.bebas_biaya === 'T';
    if (!accountIn(context)) return [];
    return [
      {
        kode: 'BIAYA_STATEMENT',
        nominal: dihapus ? whole : charged,
        dari: accountTarget(context, context.data.nomor_rekening),
        kode_gl: gl('ACCOUNT_FEES'),
        dihapus,
      },
    ];
  },
  document: ({ extra }) => extra?.nomor ?? '',
  effects: (context) => {
    const { data, extra } = context;
    if (!extra) return [];
    const { whole, charged, free } = chargeOf(context);
    return [
      {
        efek: 'statement',
        fase: 'sebelum',
        nomor: extra.nomor,
        nomor_rekening: data.nomor_rekening,
        tanggal_awal: data.tanggal_awal,
        tanggal_akhir: data.tanggal_akhir,
        seq_sampai: extra.seq,
        baris_halaman: LINES_A_PAGE,
        halaman: pagesOf(extra.jumlah_baris),
        identitas_dilihat: data.nomor_identitas !== '',
        biaya_penuh: whole.toString(),
        biaya: (data.bebas_biaya === 'T' ? 0n : charged).toString(),
        gratis_ke: free,
      },
    ];
  },
};
