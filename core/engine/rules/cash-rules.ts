import { override, type Rule, reject, warn } from '#core/engine/operation.ts';
import { tillFor } from '#core/engine/targets.ts';
import { toPieces, worth } from '#core/ledger/pieces.ts';
import { BOOK_CURRENCY, formatMoney, money, toMinor } from '#lib/money.ts';

type Counted = { kode_valuta: string; nominal: string; pecahan: { nominal: string; lembar: number }[] };

/** Every denomination must be legal tender of the currency. */
export const knownDenominations: Rule<{ kode_valuta?: string; pecahan: { nominal: string; lembar: number }[] }> = {
  name: 'knownDenominations',
  check: ({ data, ref }) => {
    const currency = data.kode_valuta ?? BOOK_CURRENCY;
    const alien = data.pecahan.find((row) => !ref.denominations.has(`${currency}:${toMinor(row.nominal)}`));
    return alien ? reject('CASH_UNKNOWN', { pecahan: formatMoney(money(currency, toMinor(alien.nominal))) }) : null;
  },
};

/** The denominations must add up to the amount (domain: teller, denominations). */
export const denominationsAddUp: Rule<Counted> = {
  name: 'denominationsAddUp',
  check: ({ data }) => {
    const counted = worth(toPieces(data.pecahan));
    if (counted === toMinor(data.nominal)) return null;
    return reject('CASH_COUNT', {
      jumlah: formatMoney(money(data.kode_valuta, counted)),
      nominal: formatMoney(money(data.kode_valuta, toMinor(data.nominal))),
    });
  },
};

/** Cash coming in may not lift the till above its maximum without a head teller; from 80 % on it warns (domain: limits). */
export const tillBelowMaximum: Rule<Counted> = {
  name: 'tillBelowMaximum',
  check: (context) => {
    const till = tillFor(context);
    if (!till) return null;
    const after = till.saldo + toMinor(context.data.nominal);
    const params = { batas: formatMoney(money(till.kode_valuta, till.batas)) };
    if (after > till.batas) return override('KAS_MELEBIHI_BATAS', 'HEAD_TELLER', params);
    return after * 5n > till.batas * 4n ? warn('KAS_MENDEKATI_BATAS', params) : null;
  },
};
