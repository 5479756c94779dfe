import type { LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import type { Reference } from '#core/engine/reference.ts';
import { nominalOf } from '#core/ledger/denominations.ts';
import type { LimitGroup } from '#lib/control/codes.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { Amount, AmountsOf } from '#lib/schemas/amount-mark.ts';

/** Names the account a rule is about. */
type Pick<D> = (data: D) => string;
type Amounted = { nominal: Amount; kode_valuta: string };

/**
 * The smallest unit in use, in minor units: of the books' currency what the bank's parameter says, of another one the smallest note
 * or coin in circulation, and without cash its smallest fraction (domain: decisions, smallest unit at the counter).
 */
export function smallestUnit(ref: Reference, group: LimitGroup, currency: string): bigint {
  if (currency === BOOK_CURRENCY)
    return ref.amount(group === 'TUNAI' ? 'satuan_terkecil_tunai' : 'satuan_terkecil_non_tunai');
  if (group === 'NON_TUNAI') return 1n;
  const denominations = [...ref.denominations]
    .map((key) => key.split(':'))
    .flatMap(([of, minor]) => (of === currency && minor ? [nominalOf(minor)] : []));
  return denominations.reduce((least, minor) => (minor < least ? minor : least), denominations[0] ?? 1n);
}

/** An amount over the counter is made of whole smallest units: no sen, and no coin that is out of use. */
export const wholeUnits = (group: LimitGroup): Rule<{ readonly nominal: Amount; readonly kode_valuta?: string }> => ({
  name: `wholeUnits:${group}`,
  check: ({ data: { kode_valuta = BOOK_CURRENCY }, amounts: { nominal }, ref }) => {
    const unit = smallestUnit(ref, group, kode_valuta);
    if (nominal % unit === 0n) return null;
    return reject('SMALLEST_UNIT', { satuan: formatMoney(money(kode_valuta, unit)) }, 'nominal');
  },
});

/** Refuses an amount below what the account's contract asks by `least`; nothing where it asks nothing. */
function atLeast<D extends Amounted, X>(
  context: OpContext<D, X>,
  account: LoadedAccount,
  code: 'FIRST_DEPOSIT' | 'NEXT_DEPOSIT',
  least: bigint,
): Outcome | null {
  const { nominal } = context.amounts as AmountsOf<Amounted>;
  if (nominal >= least) return null;
  const minimum = formatMoney(money(account.kode_valuta, least));
  return reject(code, { rekening: account.nomor_rekening, minimum }, 'nominal');
}

/** The first deposit into an account reaches the minimum of its contract, however it comes (domain: products). */
export const firstDeposit = <D extends Amounted>(pick: Pick<D>): Rule<D> => ({
  name: 'firstDeposit',
  check: (context) => {
    const account = context.loaded.accounts.get(pick(context.data));
    if (!account || account.seq > 0) return null;
    return atLeast(context, account, 'FIRST_DEPOSIT', account.syarat.setoran_awal);
  },
});

/** A later deposit over the counter reaches what the contract asks of each; transfers into the account may be smaller (domain: products). */
export const nextDeposit = <D extends Amounted>(pick: Pick<D>): Rule<D> => ({
  name: 'nextDeposit',
  check: (context) => {
    const account = context.loaded.accounts.get(pick(context.data));
    if (!account || account.seq === 0) return null;
    return atLeast(context, account, 'NEXT_DEPOSIT', account.syarat.setoran_berikut);
  },
});

/**
 * Funds that a product keeps for a purpose, as haji savings, do not leave over the counter, in cash or by transfer; nobody's approval changes that,
 * only the account's cancellation pays it out (domain: products).
 */
export const withdrawnFreely = <D>(pick: Pick<D>, field: keyof D & string): Rule<D> => ({
  name: 'withdrawnFreely',
  check: ({ data, loaded, ref }) => {
    const account = loaded.accounts.get(pick(data));
    if (!account || account.syarat.tarik_bebas) return null;
    const produk = ref.products.get(account.kode_produk)?.nama_produk ?? account.kode_produk;
    return reject('NOT_WITHDRAWN_FREELY', { rekening: account.nomor_rekening, produk }, field);
  },
});
