import { type AccountFacts, available } from '#core/engine/facts.ts';
import { type OpContext, type Outcome, override, type Rule, reject } from '#core/engine/operation.ts';
import { formatMoney, money, toMinor } from '#lib/money.ts';

/** Names the account a rule is about. */
export type Pick<D> = (data: D) => string;

const found = <D, X>(context: OpContext<D, X>, pick: Pick<D>): AccountFacts | undefined =>
  context.facts.accounts.get(pick(context.data));

/** The account must be there. */
export const accountExists = <D>(pick: Pick<D>): Rule<D> => ({
  name: 'accountExists',
  check: (context) => (found(context, pick) ? null : reject('ACCOUNT_NOT_FOUND', { rekening: pick(context.data) })),
});

/** Every branch the journal touches must be in one of these states, at the accounting date of the caller's branch. */
const branchesIn = (name: string, states: (approving: boolean) => readonly string[]): Rule => ({
  name,
  check: ({ facts, date, approving }) => {
    const admitted = states(approving === true);
    for (const branch of facts.branches.values()) {
      if (!admitted.includes(branch.status)) return reject('DAY_CLOSED', { cabang: branch.kode_cabang });
      if (branch.accounting_date !== date) return reject('DAY_CHANGED', { cabang: branch.kode_cabang });
    }
    return null;
  },
});

/**
 * Customers are served while the day is open. After the cut-off only what had moved cash before may still be approved, which the
 * posting function proves of the item (domain: branch day).
 */
export const branchesOpen = branchesIn('branchesOpen', (approving) => (approving ? ['BUKA', 'CUT_OFF'] : ['BUKA']));

/** Cash goes from the vault to the tills before the counters open, too. */
export const branchesOpening = branchesIn('branchesOpening', () => ['PERSIAPAN', 'BUKA']);

/** Cash comes back from the tills after the cut-off, too. */
export const branchesClosing = branchesIn('branchesClosing', () => ['BUKA', 'CUT_OFF']);

/** Cash is received and the vault is counted at any time of the day. */
export const branchesAtWork = branchesIn('branchesAtWork', () => ['PERSIAPAN', 'BUKA', 'CUT_OFF']);

/** The account's currency must be the transaction's. */
export const sameCurrency = <D extends { kode_valuta: string }>(pick: Pick<D>): Rule<D> => ({
  name: 'sameCurrency',
  check: (context) => {
    const account = found(context, pick);
    if (!account || account.kode_valuta === context.data.kode_valuta) return null;
    return reject('CURRENCY_MISMATCH', { rekening: account.nomor_rekening, valuta: context.data.kode_valuta });
  },
});

/**
 * What an account's state says to a side: a closed one takes nothing, one that an authority has blocked not the blocked side, a dormant
 * one no debit until reactivated; a block of the customer or the bank is lifted by the branch manager, an inactive account's debit by
 * the head teller (domain: products, activity states; maker/checker events).
 */
export function stateFor(account: AccountFacts, side: 'debet' | 'kredit'): Outcome | null {
  const rekening = account.nomor_rekening;
  if (account.status === 'TUTUP') return reject('ACCOUNT_CLOSED', { rekening });
  const shut = (block: string) => block === 'T' || block === (side === 'debet' ? 'D' : 'K');
  if (shut(account.blokir_resmi)) return reject('ACCOUNT_BLOCKED', { rekening });
  if (side === 'debet' && account.status === 'DORMAN') return reject('ACCOUNT_DORMANT', { rekening });
  if (shut(account.blokir)) return override('BLOKIR', 'BRANCH_MANAGER', { rekening });
  if (side === 'kredit') return null;
  return account.status === 'TIDAK_AKTIF' ? override('TIDAK_AKTIF', 'HEAD_TELLER', { rekening }) : null;
}

/** The account's state must allow the side. */
export const accountAccepts = <D>(side: 'debet' | 'kredit', pick: Pick<D>): Rule<D> => ({
  name: `accountAccepts:${side}`,
  check: (context) => {
    const account = found(context, pick);
    return account ? stateFor(account, side) : null;
  },
});

/**
 * A debit must leave the available balance at or above zero; within the minimum balance it needs an override, beyond it there
 * is none (domain: blocks, holds, balances). Amount in the wire form.
 */
export const enoughFunds = <D extends { nominal: string }>(pick: Pick<D>): Rule<D> => ({
  name: 'enoughFunds',
  check: (context) => {
    const account = found(context, pick);
    if (!account) return null;
    return fundsFor(account, toMinor(context.data.nominal), context.reserved.get(account.nomor_rekening) ?? 0n);
  },
});

/** The outcome of debiting `minor` from an account of which `reserved` is already set aside for this very item. */
export function fundsFor(account: AccountFacts, minor: bigint, reserved: bigint) {
  const free = available(account) + reserved;
  const rekening = account.nomor_rekening;
  if (minor <= free) return null;
  if (minor > free + account.saldo_minimum) return reject('INSUFFICIENT', { rekening });
  return override('DI_BAWAH_MINIMUM', 'HEAD_TELLER', {
    rekening,
    minimum: formatMoney(money(account.kode_valuta, account.saldo_minimum)),
  });
}
