import { levelFor } from '#core/engine/authority.ts';
import { debitsOf } from '#core/engine/journal-legs.ts';
import { available, type LoadedAccount } from '#core/engine/load-context.ts';
import { type OpContext, type Outcome, override, reject } from '#core/engine/operation.ts';
import { accountOn } from '#core/ledger/legs.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { formatMoney, money } from '#lib/money.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import { accountsOf, currencyOf, type Drawing, type Guard } from './drawing.ts';

type Side = 'debet' | 'kredit';

/** Every account that the legs move must be there. */
export const accountsExist: Guard = {
  name: 'accountsExist',
  check: (drawing) =>
    accountsOf(drawing)
      .filter((rekening) => !drawing.op.loaded.accounts.has(rekening))
      .map((rekening) => reject('ACCOUNT_NOT_FOUND', { rekening })),
};

/** A leg moves an account in the account's own currency. */
export const sameCurrency: Guard = {
  name: 'sameCurrency',
  check: (drawing) =>
    drawing.legs.flatMap((leg) => {
      const account = drawing.op.loaded.accounts.get(accountOn(leg) ?? '');
      const valuta = currencyOf(drawing, leg);
      if (!account || account.kode_valuta === valuta) return [];
      return [reject('CURRENCY_MISMATCH', { rekening: account.nomor_rekening, valuta })];
    }),
};

/**
 * Returns the outcome of an account's state for a side: a closed one takes nothing, neither does one being closed, one that an authority has blocked
 * not the blocked side, one with somebody behind it whom a list may have no debit until compliance has decided, a dormant one no debit until
 * reactivated; a block of the customer or the bank is lifted by the branch manager, an inactive account's debit by the head teller (domain: products,
 * activity states; events).
 */
export function stateFor(account: LoadedAccount, side: Side): Outcome | null {
  const rekening = account.nomor_rekening;
  if (account.status === 'TUTUP') return reject('ACCOUNT_CLOSED', { rekening });
  if (account.status === 'PENUTUPAN') return reject('ACCOUNT_CLOSING', { rekening });
  const shut = (block: string) => block === 'T' || block === (side === 'debet' ? 'D' : 'K');
  if (side === 'debet' && account.kepatuhan && account.blokir_resmi === 'D') return reject('COMPLIANCE_HOLD');
  if (shut(account.blokir_resmi)) return reject('ACCOUNT_BLOCKED', { rekening });
  if (side === 'debet' && account.status === 'DORMAN') return reject('ACCOUNT_DORMANT', { rekening });
  if (shut(account.blokir)) return override('BLOKIR', 'BRANCH_MANAGER', { rekening });
  if (side === 'kredit') return null;
  return account.status === 'TIDAK_AKTIF' ? override('TIDAK_AKTIF', 'HEAD_TELLER', { rekening }) : null;
}

/** Out of an account that is closed, or about to be, an entry comes back in no other way than its closing itself. */
const isShutForGood = ({ status }: LoadedAccount): boolean => status === 'TUTUP' || status === 'PENUTUPAN';

/**
 * Judges the reversal of an entry: a closed account takes nothing back or forth. What went into a blocked or dormant one by mistake was never its
 * owner's to keep dormant or blocked: the branch manager lets it out again (domain: correction).
 */
function wayBack(account: LoadedAccount, side: Side): Outcome | null {
  const outcome = stateFor(account, side);
  const asleepOrShut = account.status === 'DORMAN' || account.blokir !== '' || account.blokir_resmi !== '';
  if (side === 'kredit' || outcome === null || isShutForGood(account) || !asleepOrShut) return outcome;
  return override('ENTRI_DIBATALKAN', 'BRANCH_MANAGER', { rekening: account.nomor_rekening });
}

/** The operation itself wakes these accounts before its legs, so the guard treats them as active. */
const awake = (account: LoadedAccount, side: Side): Outcome | null =>
  stateFor(isShutForGood(account) ? account : { ...account, status: 'AKTIF' }, side);

/** An operation that closes an account has its own rules for it; the branch manager allows the reversal of a closing. */
function closingOutcome({ operation, op }: Drawing, { nomor_rekening }: LoadedAccount): Outcome[] | null {
  if (operation.closes?.(op) === nomor_rekening) return [];
  if (operation.reopens?.(op) !== nomor_rekening) return null;
  return [override('PENUTUPAN_DIBATALKAN', 'BRANCH_MANAGER', { rekening: nomor_rekening })];
}

/** The accounts of the legs with each side that is moved, each once. */
function sidesOf({ legs, op }: Drawing): readonly { account: LoadedAccount; side: Side }[] {
  const seen = new Set<string>();
  return legs.flatMap((leg) => {
    const account = op.loaded.accounts.get(accountOn(leg) ?? '');
    const side = leg.jumlah > 0n ? 'debet' : 'kredit';
    const key = `${account?.nomor_rekening} ${side}`;
    if (!account || seen.has(key)) return [];
    seen.add(key);
    return [{ account, side } as const];
  });
}

/** The state of each account must allow the sides on which it is moved. */
export const accountsAccept: Guard = {
  name: 'accountsAccept',
  check: (drawing) => {
    const { undoes, wakes, moves } = drawing.operation;
    if (moves) return [];
    const says = undoes ? wayBack : wakes ? awake : stateFor;
    return sidesOf(drawing).flatMap(
      ({ account, side }) => closingOutcome(drawing, account) ?? says(account, side) ?? [],
    );
  },
};

/** A deposit is funded, paid out and reversed as a whole, by its own operations (domain: deposits). */
export const depositsApart: Guard = {
  name: 'depositsApart',
  check: (drawing) =>
    drawing.operation.deposits
      ? []
      : accountsOf(drawing)
          .filter(isDepositNumber)
          .map((rekening) => reject('DEPOSIT_ACCOUNT', { rekening })),
};

/** States the available and the missing amount; nothing of an account that another branch keeps, so that nobody finds a balance by trying. */
function shortfall(
  caller: OpContext['caller'],
  account: LoadedAccount,
  free: bigint,
  minor: bigint,
): Record<string, string> {
  if (account.kode_cabang !== caller.kodeCabang && !caller.headOffice) return {};
  const shown = (amount: bigint) => formatMoney(money(account.kode_valuta, amount));
  return { tersedia: shown(free), kurang: shown(minor - free) };
}

/**
 * The legs must leave an account's available balance at or above zero; within the minimum balance it needs an override, beyond it there is none
 * (domain: blocks, holds, balances). What the very item has set aside counts as available.
 */
export const enoughFunds: Guard = {
  name: 'enoughFunds',
  check: ({ operation, legs, op }) =>
    [...debitsOf(legs)].flatMap(([rekening, minor]) => {
      const account = op.loaded.accounts.get(rekening);
      const floor = operation.closes?.(op) === rekening ? 0n : (account?.saldo_minimum ?? 0n);
      const own = (op.reserved.get(rekening) ?? 0n) + (operation.frees?.(op).get(rekening) ?? 0n);
      const free = account ? available(account) + account.saldo_minimum - floor + own : 0n;
      if (!account || minor <= free) return [];
      if (minor > free + floor)
        return [reject('INSUFFICIENT', { rekening, ...shortfall(op.caller, account, free, minor) })];
      const minimum = formatMoney(money(account.kode_valuta, account.saldo_minimum));
      return [override('DI_BAWAH_MINIMUM', 'HEAD_TELLER', { rekening, minimum })];
    }),
};

type Made = Pick<OpContext, 'caller' | 'loaded'>;

const isOf = ({ loaded }: Made, rekening: string, customers: readonly string[]): boolean =>
  loaded.accounts.get(rekening)?.pihak.some((each) => customers.includes(each)) ?? false;

/** Returns true when the maker owns this account, or signs or acts for it. */
const isHerOwn = (made: Made, rekening: string): boolean =>
  made.caller.nomorNasabah !== null && isOf(made, rekening, [made.caller.nomorNasabah]);

/** Returns true when the maker or a family member owns this account, or signs or acts for it. */
export const isOfHerFamily = (made: Made, rekening: string): boolean => isOf(made, rekening, made.caller.keluarga);

/**
 * Tells a second person whose account it is: the first of these accounts that is the maker's own, else the family's; null where all belong to others.
 */
export function ownReason(made: Made, accounts: readonly string[], level: () => string): Outcome | null {
  const own = accounts.find((each) => isHerOwn(made, each));
  if (own !== undefined) return override('NASABAH_SENDIRI', level(), { rekening: own });
  const theirs = accounts.find((each) => isOfHerFamily(made, each));
  return theirs === undefined ? null : override('NASABAH_KELUARGA', level(), { rekening: theirs });
}

/**
 * Nobody moves money of an account of their own or their family's, or one they sign or act for, alone, also where it lies elsewhere by now; where two
 * persons approve it anyway, the second reads whose it is (domain: two persons). What nobody could release, as what the bank runs by itself, passes.
 */
export const notHerOwn: Guard = {
  name: 'notHerOwn',
  check: (drawing) => {
    const { operation, op, subject } = drawing;
    const { daily, check } = definitionOf(operation.code);
    if (daily === null && check === null) return [];
    const about = [...accountsOf(drawing), ...(subject.rekening === null ? [] : [subject.rekening])];
    const level = () =>
      operation.change?.level(op) ?? levelFor(op.ref, 'NON_TUNAI', subject.kode_valuta, subject.nominal);
    const reason = ownReason(op, about, level);
    return reason === null ? [] : [reason];
  },
};
