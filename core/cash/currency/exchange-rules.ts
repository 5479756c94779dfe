import { override, type Rule, reject } from '#core/engine/operation.ts';
import { knownDenominations } from '#core/engine/rules/cash-rules.ts';
import { outgoing, toDenominations, worth } from '#core/ledger/denominations.ts';
import { BOOK_CURRENCY, formatRupiah } from '#lib/money.ts';
import { groupedRate, parseRate } from '#lib/profit-sharing/rate.ts';
import { boardRate, type Exchange, type ExchangeData, rateOf, rupiahOf, tradeRate } from './terms.ts';

type ExchangeRule = Rule<ExchangeData>;
/** The rate shown to the customer is the rate in force. */
const rateAsSeen: ExchangeRule = {
  name: 'rateAsSeen',
  check: (context) =>
    parseRate(context.data.kurs) === boardRate(context)
      ? null
      : reject('RATE_CHANGED', { valuta: context.data.kode_valuta }),
};

/**
 * The manager may give a rate other than that of the day as far as the middle, head office beyond it; never past what the bank takes from the other
 * side, and never worse for the customer (domain: events, special rate).
 */
const specialRate: ExchangeRule = {
  name: 'specialRate',
  check: (context) => {
    if (context.data.kurs_khusus === '') return null;
    const { beli, tengah, jual } = rateOf(context);
    const agreed = tradeRate(context);
    if (agreed < beli || agreed > jual)
      return reject('RATE_OUTSIDE', { dari: groupedRate(beli), sampai: groupedRate(jual) });
    const loses = context.data.arah === 'BELI' ? agreed > tengah : agreed < tengah;
    return override('KURS_KHUSUS', loses ? 'HO_FINANCE' : 'BRANCH_MANAGER', {
      kurs: groupedRate(agreed),
      papan: groupedRate(boardRate(context)),
    });
  },
};

/** Computes the rupiah that stay: the notes received less the change. Minor units. */
const netRupiah = ({ data }: Exchange): bigint =>
  worth(toDenominations(data.pecahan_rupiah, BOOK_CURRENCY)) - worth(toDenominations(data.kembalian, BOOK_CURRENCY));

/** The notes of the buyer less the change are the price; a seller to the bank gets exactly it. */
const rupiahAddUp: ExchangeRule = {
  name: 'rupiahAddUp',
  check: (context) => {
    const due = rupiahOf(context);
    const net = netRupiah(context);
    if (net === due) return null;
    return reject('CASH_COUNT', {
      jumlah: formatRupiah(net),
      nominal: formatRupiah(due),
    });
  },
};

const changeKnown: ExchangeRule = {
  name: 'changeKnown',
  check: (context) =>
    knownDenominations.check({ ...context, data: { kode_valuta: BOOK_CURRENCY, pecahan: context.data.kembalian } }),
};

/** The rules of rate, notes and traders; the rules of every journal follow from its legs. */
export const exchangeRules: readonly ExchangeRule[] = [rateAsSeen, specialRate, changeKnown, rupiahAddUp];

/** Returns the rupiah that move through the teller's till, in less out. */
export const rupiahDenominations = ({ data }: Exchange): Readonly<Record<string, number>> => {
  if (data.arah === 'BELI') return outgoing(toDenominations(data.pecahan_rupiah, BOOK_CURRENCY));
  const moved: Record<string, number> = { ...toDenominations(data.pecahan_rupiah, BOOK_CURRENCY) };
  for (const [nominal, count] of Object.entries(toDenominations(data.kembalian, BOOK_CURRENCY)))
    moved[nominal] = (moved[nominal] ?? 0) - count;
  return moved;
};
