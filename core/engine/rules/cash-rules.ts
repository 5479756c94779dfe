import { type OpContext, type Rule, reject } from '#core/engine/operation.ts';
import {
  type DenominationRow,
  type Denominations,
  denominationKey,
  isUnfit,
  nominalOf,
  toDenominations,
  worth,
} from '#core/ledger/denominations.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { Amount } from '#lib/schemas/amount-mark.ts';

interface Handled {
  readonly kode_valuta?: string | undefined;
  readonly pecahan: readonly DenominationRow[];
  /** The pieces that go the other way. */
  readonly kembalian?: readonly DenominationRow[] | undefined;
}
type Counted = Handled & { readonly kode_valuta: string; readonly nominal: Amount };

const shown = (currency: string, minor: bigint): string => formatMoney(money(currency, minor));

/** Every denomination must be legal tender of the currency, also where nothing moves yet. */
export const knownDenominations: Rule<Handled> = {
  name: 'knownDenominations',
  check: ({ data, ref }) => {
    const currency = data.kode_valuta ?? BOOK_CURRENCY;
    const alien = data.pecahan.find(
      (row) => !ref.denominations.has(`${currency}:${denominationKey({ ...row, kondisi: '' }, currency)}`),
    );
    return alien
      ? reject('CASH_UNKNOWN', { pecahan: shown(currency, nominalOf(denominationKey(alien, currency))) })
      : null;
  },
};

/** The counted pieces add up to the amount, also where nothing moves yet: the guards prove what moves (domain: teller and vault, denominations). */
export const denominationsAddUp: Rule<Counted> = {
  name: 'denominationsAddUp',
  check: ({ data: { pecahan, kode_valuta }, amounts }) => {
    const sum = worth(toDenominations(pecahan, kode_valuta));
    if (sum === amounts.nominal) return null;
    return reject('CASH_COUNT', { jumlah: shown(kode_valuta, sum), nominal: shown(kode_valuta, amounts.nominal) });
  },
};

/** A piece that comes and goes in one transaction has not moved: it was counted by mistake. */
export const oneWayEach: Rule<Handled> = {
  name: 'oneWayEach',
  check: ({ data }) => {
    const currency = data.kode_valuta ?? BOOK_CURRENCY;
    const back = toDenominations(data.kembalian ?? [], currency);
    const twice = Object.keys(toDenominations(data.pecahan, currency)).find((key) => key in back);
    return twice === undefined ? null : reject('PIECES_BOTH_WAYS', { pecahan: shown(currency, nominalOf(twice)) });
  },
};

/** The bank keeps pieces that are not fit to go out again (domain: denominations, fitness). */
export const onlyFitOut = <D, X>(out: (context: OpContext<D, X>) => Denominations): Rule<D, X> => ({
  name: 'onlyFitOut',
  check: (context) => {
    const worn = Object.keys(out(context)).find(isUnfit);
    const currency = (context.data as { kode_valuta?: string }).kode_valuta ?? BOOK_CURRENCY;
    return worn === undefined ? null : reject('CASH_UNFIT', { pecahan: shown(currency, nominalOf(worn)) });
  },
});
