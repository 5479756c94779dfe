import { levelFor } from '#core/engine/authority.ts';
import { ownReason } from '#core/engine/guards/account-guards.ts';
import { type OpContext, type Outcome, override, type Rule, type Subject } from '#core/engine/operation.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';
import { worthInBooks } from '#lib/profit-sharing/rate.ts';
import { accountsNamed, branchOf, type Entry, type EntryExtra } from './entries.ts';

type Seen<D> = OpContext<D, EntryExtra>;
type EntryRule<D, X extends EntryExtra> = Rule<D, X>;

/** The worth of an entry in the books, in minor units; zero where the day has no rate, for then nothing is posted. */
const worthOf = ({ minor, kode_valuta }: Entry, { loaded }: Seen<unknown>): bigint =>
  kode_valuta === BOOK_CURRENCY ? minor : worthInBooks(minor, kode_valuta, loaded.rates.get(kode_valuta)?.tengah ?? 0n);

/** Sums the debits of entries in the books' currency, in minor units. */
export const debitsOf = (entries: readonly Entry[]): bigint =>
  entries.filter(({ sisi }) => sisi === 'D').reduce((sum, { minor }) => sum + minor, 0n);

/** An account of the maker or the maker's family, or one they act for: without legs no guard checks it. */
const ownAccount = (entries: readonly Entry[], context: Seen<unknown>, level: string): Outcome | null =>
  ownReason(context, accountsNamed(entries), () => level);

/** A debit by hand on another branch's customer: that branch enters it, or head office agrees. */
function foreignDebit(entries: readonly Entry[], context: Seen<unknown>, level: string): Outcome | null {
  const { caller, loaded } = context;
  if (caller.headOffice) return null;
  const account = entries
    .filter(({ jenis, sisi }) => jenis === 'REKENING' && sisi === 'D')
    .map(({ nomor }) => loaded.accounts.get(nomor))
    .find((each) => each !== undefined && each.kode_cabang !== caller.kodeCabang);
  return account
    ? override('DEBET_CABANG_LAIN', level, { rekening: account.nomor_rekening, cabang: account.kode_cabang })
    : null;
}

/** Finds the first ledger account that all entries together would move further onto its wrong side. */
function wrongSide(entries: readonly Entry[], context: Seen<unknown>, level: string): Outcome | null {
  const moved = new Map<string, { gl: string; cabang: string; by: bigint }>();
  for (const entry of entries.filter(({ jenis }) => jenis === 'GL')) {
    const cabang = branchOf(entry, context);
    const key = `${entry.nomor} ${cabang}`;
    const worth = worthOf(entry, context);
    const by = (moved.get(key)?.by ?? 0n) + (entry.sisi === 'K' ? worth : -worth);
    moved.set(key, { gl: entry.nomor, cabang, by });
  }
  for (const { gl, cabang, by } of moved.values()) {
    const account = context.extra.ledger.get(gl);
    if (!account) continue;
    const side = account.posisi === 'K' ? 1n : -1n;
    const after = (BigInt(account.saldo[cabang] ?? '0') + by) * side;
    if (after < 0n && by * side < 0n)
      return override('GL_SISI_SALAH', level, { gl, cabang, saldo: formatRupiah(after) });
  }
  return null;
}

const asRules = <D, X extends EntryExtra>(
  reasons: readonly (typeof foreignDebit)[],
  entriesOf: (context: OpContext<D, X>) => readonly Entry[],
  worth: (context: OpContext<D, X>) => Pick<Subject, 'nominal' | 'kode_valuta'>,
): readonly EntryRule<D, X>[] =>
  reasons.map((reason) => ({
    name: reason.name,
    check: (context) => {
      const { nominal, kode_valuta } = worth(context);
      return reason(entriesOf(context), context, levelFor(context.ref, 'NON_TUNAI', kode_valuta, nominal));
    },
  }));

/** These reasons appear to the second person of entries by hand beside the amount (domain: chart of accounts). */
export const reasonsOf = <D, X extends EntryExtra>(
  entriesOf: (data: D) => readonly Entry[],
  subject: (context: OpContext<D, X>) => Subject,
): readonly EntryRule<D, X>[] => asRules([foreignDebit, wrongSide], ({ data }) => entriesOf(data), subject);

/**
 * These reasons appear to the second person of recurring entries: the same as for an entry of today, because no person sees the journals of their due
 * dates. An open amount turns no account to its wrong side; the person who fills it in sees that reason then.
 */
export const reasonsOfPromised = <D, X extends EntryExtra>(
  entriesOf: (context: OpContext<D, X>) => readonly Entry[],
): readonly EntryRule<D, X>[] =>
  asRules([ownAccount, foreignDebit, wrongSide], entriesOf, (context) => ({
    nominal: debitsOf(entriesOf(context)),
    kode_valuta: BOOK_CURRENCY,
  }));
