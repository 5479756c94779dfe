import { type OpContext, type Rule, reject, warn } from '#core/engine/operation.ts';
import { tillFor } from '#core/engine/targets.ts';
import { isUnfit, nominalOf, type PieceRow, type Pieces, pieceKey, toPieces, worth } from '#core/ledger/pieces.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import type { Amount } from '#lib/schemas/amount-mark.ts';

interface Handled {
  readonly kode_valuta?: string;
  readonly pecahan: readonly PieceRow[];
  /** What goes the other way. */
  readonly kembalian?: readonly PieceRow[];
}
type Counted = Handled & { readonly kode_valuta: string; readonly nominal: Amount };

const shown = (currency: string, minor: bigint): string => formatMoney(money(currency, minor));

const legalTender = (name: string, rows: (data: Handled) => readonly PieceRow[]): Rule<Handled> => ({
  name,
  check: ({ data, ref }) => {
    const currency = data.kode_valuta ?? BOOK_CURRENCY;
    const alien = rows(data).find(
      (row) => !ref.denominations.has(`${currency}:${pieceKey({ ...row, kondisi: '' }, currency)}`),
    );
    return alien ? reject('CASH_UNKNOWN', { pecahan: shown(currency, nominalOf(pieceKey(alien, currency))) }) : null;
  },
});

/** Every denomination must be legal tender of the currency. */
export const knownDenominations = legalTender('knownDenominations', ({ pecahan }) => pecahan);

/** And so must what goes the other way, where that is of the same currency. */
export const knownChange = legalTender('knownChange', ({ kembalian = [] }) => kembalian);

const addUp = (name: string, counted: (data: Counted) => bigint): Rule<Counted> => ({
  name,
  check: ({ data, amounts }) => {
    const sum = counted(data);
    if (sum === amounts.nominal) return null;
    return reject('CASH_COUNT', {
      jumlah: shown(data.kode_valuta, sum),
      nominal: shown(data.kode_valuta, amounts.nominal),
    });
  },
});

/** The denominations must add up to the amount (domain: teller, denominations). */
export const denominationsAddUp = addUp('denominationsAddUp', ({ pecahan, kode_valuta }) =>
  worth(toPieces(pecahan, kode_valuta)),
);

/** What was given less what went back must be the amount (domain: decisions, pieces in both directions). */
export const changeAddsUp = addUp(
  'changeAddsUp',
  ({ pecahan, kembalian = [], kode_valuta }) =>
    worth(toPieces(pecahan, kode_valuta)) - worth(toPieces(kembalian, kode_valuta)),
);

/** A piece that comes and goes in one transaction has not moved: it was counted by mistake. */
export const oneWayEach: Rule<Handled> = {
  name: 'oneWayEach',
  check: ({ data }) => {
    const currency = data.kode_valuta ?? BOOK_CURRENCY;
    const back = toPieces(data.kembalian ?? [], currency);
    const twice = Object.keys(toPieces(data.pecahan, currency)).find((key) => key in back);
    return twice === undefined ? null : reject('PIECES_BOTH_WAYS', { pecahan: shown(currency, nominalOf(twice)) });
  },
};

/** What is not fit to go out again stays with the bank (domain: denominations, fitness). */
export const onlyFitOut = <D, X>(out: (context: OpContext<D, X>) => Pieces): Rule<D, X> => ({
  name: 'onlyFitOut',
  check: (context) => {
    const worn = Object.keys(out(context)).find(isUnfit);
    const currency = (context.data as { kode_valuta?: string }).kode_valuta ?? BOOK_CURRENCY;
    return worn === undefined ? null : reject('CASH_UNFIT', { pecahan: shown(currency, nominalOf(worn)) });
  },
});

/** From 80 % of its maximum on a till warns; beyond it the guard of its legs asks for the head teller (domain: limits). */
export const tillNearMaximum: Rule<Counted> = {
  name: 'tillNearMaximum',
  check: (context) => {
    const till = tillFor(context);
    if (!till) return null;
    const after = till.saldo + context.amounts.nominal;
    const params = { batas: shown(till.kode_valuta, till.batas) };
    return after <= till.batas && after * 5n > till.batas * 4n ? warn('KAS_MENDEKATI_BATAS', params) : null;
  },
};
