import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { stateFor } from '#core/engine/guards/account-guards.ts';
import type { OpContext, Outcome, Refusal, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { firstDeposit, wholeUnits, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { accountTarget } from '#core/engine/targets.ts';
import { credit, debit, type Leg, type Target } from '#core/ledger/legs.ts';
import type { EntryKind } from '#lib/books/ledger-entries.ts';
import { toDisplay } from '#lib/dates.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { BOOK_CURRENCY, formatRupiah, fromMinor } from '#lib/money.ts';
import type { Amount, AmountsOf } from '#lib/schemas/amount-mark.ts';

/** One leg that a person enters by hand. */
export interface Entry {
  /** D debit, K credit. */
  readonly sisi: 'D' | 'K';
  /** An account of the general ledger, or a customer's. */
  readonly jenis: EntryKind;
  readonly nomor: string;
  /** The branch whose books hold a GL account; '' for the maker's branch. */
  readonly kode_cabang: string;
  /** Minor units of its currency. */
  readonly minor: bigint;
  readonly kode_valuta: string;
  /** Its own text, where it differs from the journal's. */
  readonly keterangan: string | null;
  /** Returns the form's name for a part of it. */
  field(part: 'nomor' | 'kode_cabang' | 'nominal'): string;
}

/** An account of the general ledger as the rules see it. */
interface LedgerAccount {
  readonly kode_gl: string;
  readonly tipe: string;
  readonly hanya_pusat: boolean;
  /** The module of the bank that moves the account; null where people enter by hand. */
  readonly dikelola: string | null;
  readonly tutup: boolean;
  /** The day it opens, if later; null when it is open. */
  readonly mulai: string | null;
  /** Its normal side: D debit, K credit. */
  readonly posisi: 'D' | 'K';
  /** True when it is owed to others outside the bank. */
  readonly terutang: boolean;
  /** Its balance in each branch that the entries name, in minor units of the books' currency; a credit balance is positive. */
  readonly saldo: Readonly<Record<string, string>>;
}

/** The accounts of the general ledger that entries name, by their codes. */
export type Ledger = ReadonlyMap<string, LedgerAccount>;

/** The rules of entries read the ledger accounts besides the loaded context. */
export interface EntryExtra {
  readonly ledger: Ledger;
}

/** The context of an entry: all but the data of its form. */
export type EntryContext = OpContext<unknown, EntryExtra>;

/** Reads the ledger accounts of entries, as of the caller's day. */
export async function readLedger(db: Db, entries: readonly Entry[], caller: Caller): Promise<Ledger> {
  const codes = [...new Set(entries.flatMap(({ jenis, nomor }) => (jenis === 'GL' ? [nomor] : [])))];
  if (codes.length === 0) return new Map();
  const branches = [...new Set(entries.map(({ kode_cabang }) => kode_cabang || caller.kodeCabang))];
  const rows = await db<LedgerAccount[]>`
    select g.kode_gl, g.tipe, g.posisi, owed_to_others(g.kode_gl) as terutang, g.hanya_pusat, coalesce(g.dikelola, g.kontrol) as dikelola, coalesce(g.ditutup_sejak <= b.accounting_date, false) as tutup,
           case when g.dibuka_sejak > b.accounting_date then g.dibuka_sejak end as mulai,
           coalesce((select jsonb_object_agg(c.kode_cabang, owed_on(c.kode_cabang, g.kode_gl, 'infinity')::text) from branch c where c.kode_cabang = any (${branches})), '{}') as saldo
    from gl_account g, branch b where b.kode_cabang = ${caller.kodeCabang} and g.kode_gl = any(${codes})`;
  return new Map(rows.map((row) => [row.kode_gl, row]));
}

/** Returns the customers' accounts that entries name, each once. */
export const accountsNamed = (entries: readonly Entry[]): readonly string[] => [
  ...new Set(entries.flatMap(({ jenis, nomor }) => (jenis === 'REKENING' ? [nomor] : []))),
];

/** Returns the branch whose books hold an entry on a ledger account. */
export const branchOf = (entry: Entry, { caller }: Pick<EntryContext, 'caller'>): string =>
  entry.kode_cabang || caller.kodeCabang;

/** These kinds are kept in the books' currency alone: income, expense, equity and off-balance. */
const IN_RUPIAH_ONLY = new Set(['I', 'X', 'E', 'O']);

/** An account of the general ledger exists, is open, no module of the bank moves it, and the branch's books may hold it. */
function ledgerFault(entry: Entry, context: EntryContext): Outcome | null {
  if (entry.jenis !== 'GL') return null;
  const gl = entry.nomor;
  const { caller, ref } = context;
  const cabang = branchOf(entry, context);
  const account = context.extra.ledger.get(gl);
  if (!account) return reject('GL_UNKNOWN', { gl }, entry.field('nomor'));
  if (account.dikelola !== null)
    return reject('GL_KEPT', { gl, sebab: `GL_${account.dikelola}` }, entry.field('nomor'));
  if (account.tutup) return reject('GL_CLOSED', { gl }, entry.field('nomor'));
  if (account.mulai !== null)
    return reject('GL_NOT_YET', { gl, sejak: toDisplay(account.mulai) }, entry.field('nomor'));
  if (!ref.branches.has(cabang)) return reject('BRANCH_UNKNOWN', { cabang }, entry.field('kode_cabang'));
  if (ref.closedBranches.has(cabang)) return reject('BRANCH_CLOSED', { cabang }, entry.field('kode_cabang'));
  if (cabang !== caller.kodeCabang && caller.kodeCabang !== ref.headOffice)
    return reject('GL_OTHER_BRANCH', { cabang }, entry.field('kode_cabang'));
  if (account.hanya_pusat && cabang !== ref.headOffice)
    return reject('GL_HEAD_OFFICE', { gl, cabang }, entry.field('nomor'));
  const valuta = entry.kode_valuta;
  return valuta !== BOOK_CURRENCY && IN_RUPIAH_ONLY.has(account.tipe)
    ? reject('GL_CURRENCY', { gl, valuta }, entry.field('nomor'))
    : null;
}

/** Points the same refusal at the field of the entry. */
const at = (field: string, outcome: Outcome | null): Outcome | null =>
  outcome?.kind === 'reject' ? { ...outcome, field } : outcome;

interface Asked {
  readonly nomor: string;
  readonly nominal: Amount;
  readonly kode_valuta: string;
}
const byNumber = ({ nomor }: Asked): string => nomor;
const counted: Rule<Asked> = wholeUnits('NON_TUNAI');
const first = firstDeposit<Asked>(byNumber);
const freely = withdrawnFreely<Asked>(byNumber, 'nomor');

/** A customer's account exists, is no deposit, and has this currency. */
function holderFault(entry: Entry, context: EntryContext): Outcome | null {
  if (entry.jenis !== 'REKENING') return null;
  const { nomor: rekening, kode_valuta: valuta } = entry;
  const account = context.loaded.accounts.get(rekening);
  if (!account) return reject('ACCOUNT_NOT_FOUND', { rekening }, entry.field('nomor'));
  if (isDepositNumber(rekening)) return reject('DEPOSIT_ACCOUNT', { rekening }, entry.field('nomor'));
  return account.kode_valuta === valuta
    ? null
    : reject('CURRENCY_MISMATCH', { rekening, valuta }, entry.field('nomor'));
}

/** An entry moves a customer's account as a transfer does. The guards of the legs check its state. */
function movedFault(entry: Entry, context: EntryContext): Outcome | null {
  if (entry.jenis !== 'REKENING') return null;
  const { nomor, kode_valuta } = entry;
  const data = { nomor, nominal: fromMinor(entry.minor, kode_valuta), kode_valuta };
  const asked = { ...context, data, amounts: { nominal: entry.minor } as AmountsOf<Asked> };
  return (
    at(entry.field('nominal'), counted.check(asked)) ??
    (entry.sisi === 'K'
      ? at(entry.field('nominal'), first.check(asked))
      : at(entry.field('nomor'), freely.check(asked)))
  );
}

/**
 * Returns the entry's field that a refusal of the guards concerns: of the leg whose account refuses its side, else of the first that debits it;
 * undefined where it names no account of an entry.
 */
export function entryRefused(entries: readonly Entry[], context: EntryContext, refused: Refusal): string | undefined {
  const { rekening } = refused.params;
  const named = entries.filter(({ jenis, nomor }) => jenis === 'REKENING' && nomor === rekening);
  const account = context.loaded.accounts.get(rekening ?? '');
  const says = ({ sisi }: Entry) => account && stateFor(account, sisi === 'D' ? 'debet' : 'kredit');
  const found =
    named.find((entry) => {
      const said = says(entry);
      return said?.kind === 'reject' && said.code === refused.code;
    }) ??
    named.find(({ sisi }) => sisi === 'D') ??
    named[0];
  return found?.field(refused.code === 'INSUFFICIENT' ? 'nominal' : 'nomor');
}

/** Returns the fault of an entry's account, whatever its amount; null where there is none. */
export const placeFault = (entry: Entry, context: EntryContext): Outcome | null =>
  ledgerFault(entry, context) ?? holderFault(entry, context);

/** Returns the fault of one entry by itself; null where there is none. */
export const faultOf = (entry: Entry, context: EntryContext): Outcome | null =>
  placeFault(entry, context) ?? movedFault(entry, context);

/**
 * A payable to others outside the bank is debited at most by its balance: nobody pays by hand a debt that does not exist (domain: chart of accounts).
 */
function owedFault(entries: readonly Entry[], context: EntryContext): Outcome | null {
  const left = new Map<string, bigint>();
  for (const entry of entries) {
    const account = entry.jenis === 'GL' ? context.extra.ledger.get(entry.nomor) : undefined;
    if (!account?.terutang) continue;
    const cabang = branchOf(entry, context);
    const place = `${entry.nomor} ${cabang}`;
    const stands = BigInt(account.saldo[cabang] ?? '0');
    const after = (left.get(place) ?? stands) + (entry.sisi === 'D' ? -entry.minor : entry.minor);
    left.set(place, after);
    if (entry.sisi === 'D' && after < 0n) {
      const terutang = formatRupiah(stands > 0n ? stands : 0n);
      return reject('GL_OWED', { gl: entry.nomor, cabang, terutang }, entry.field('nominal'));
    }
  }
  return null;
}

/**
 * Off-balance accounts balance against off-balance accounts of the same branch: over the inter-branch account they would come onto the balance sheet.
 */
export function offBalanceFault(entries: readonly Entry[], context: EntryContext): Outcome | null {
  const left = new Map<string, { sum: bigint; last: Entry }>();
  for (const entry of entries) {
    if (context.extra.ledger.get(entry.nomor)?.tipe !== 'O' || entry.jenis !== 'GL') continue;
    const cabang = branchOf(entry, context);
    const signed = entry.sisi === 'D' ? entry.minor : -entry.minor;
    left.set(cabang, { sum: (left.get(cabang)?.sum ?? 0n) + signed, last: entry });
  }
  const [uneven] = [...left].filter(([, { sum }]) => sum !== 0n);
  return uneven ? reject('GL_OFF_BALANCE', { cabang: uneven[0] }, uneven[1].last.field('nomor')) : null;
}

/** Returns the fault of entries in combination, each of which may be valid; null where there is none. */
export const togetherFault = (entries: readonly Entry[], context: EntryContext): Outcome | null =>
  offBalanceFault(entries, context) ?? owedFault(entries, context);

function targetOf(entry: Entry, context: EntryContext): Target {
  const { kode_valuta } = entry;
  if (entry.jenis === 'REKENING') return { ...accountTarget(context, entry.nomor), kode_valuta };
  return { kode_cabang: branchOf(entry, context), kode_gl: entry.nomor, kode_valuta };
}

/** Builds the legs of entries, in their order; `tanggal_valuta` null is the accounting date. */
export const legsOfEntries = (
  entries: readonly Entry[],
  context: EntryContext,
  tanggal_valuta: string | null,
): readonly Leg[] =>
  entries.map((entry) => {
    const own = { tanggal_valuta, keterangan: entry.keterangan };
    return (entry.sisi === 'D' ? debit : credit)(targetOf(entry, context), entry.minor, own);
  });
