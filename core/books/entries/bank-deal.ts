import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { resultLegs } from '#core/engine/result-legs.ts';
import { atHeadOffice } from '#core/engine/rules/office-rules.ts';
import { credit, debit, type Leg } from '#core/ledger/legs.ts';
import { foreignAccounts, rupiahAccounts } from '#lib/accounts/own-accounts.ts';
import { gl } from '#lib/books/gl.ts';
import { bankDealData } from '#lib/cash/schemas/currency.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import { groupedRate, parseRate, worthInBooks } from '#lib/profit-sharing/rate.ts';
import { type Entry, type EntryExtra, placeFault, readLedger } from './entries.ts';

type Data = z.output<typeof bankDealData>;

interface OfDeal extends EntryExtra {
  /** The balance of the account in that currency, in its minor units. */
  readonly saldo: bigint;
}
type Deal = OpContext<Data, OfDeal>;
type DealRule = Rule<Data, OfDeal>;

/** Maps the expense to a leg entered by hand; its amount follows from the rate. */
const entryOf = ({ kode_gl, keterangan }: Data): Entry => ({
  sisi: 'D',
  jenis: 'GL',
  nomor: kode_gl,
  kode_cabang: '',
  minor: 0n,
  kode_valuta: BOOK_CURRENCY,
  keterangan,
  field: () => 'kode_gl',
});

const middleOf = ({ data, loaded }: Deal): bigint =>
  loaded.rates.get(data.kode_valuta)?.tengah ?? fail('RATE_MISSING', { params: { valuta: data.kode_valuta } });
const amountOf = ({ amounts }: Deal): bigint => amounts.nominal;
/** The amount's worth in the books, and its agreed price; minor units of rupiah. */
const middleWorth = (context: Deal): bigint =>
  worthInBooks(amountOf(context), context.data.kode_valuta, middleOf(context));
const priceOf = (context: Deal): bigint =>
  worthInBooks(amountOf(context), context.data.kode_valuta, parseRate(context.data.kurs));

async function load(db: Db, data: Data, caller: Caller): Promise<OfDeal> {
  const [ledger, [row]] = await Promise.all([
    readLedger(db, data.arah === 'BEBAN' ? [entryOf(data)] : [], caller),
    db<{ saldo: bigint }[]>`
      select coalesce(sum(t.debet - t.kredit), 0)::bigint as saldo from gl_total t
      where t.kode_cabang = ${caller.kodeCabang} and t.kode_gl = ${foreignAccounts[data.rekening_valas]} and t.kode_valuta = ${data.kode_valuta}`,
  ]);
  return { ledger, saldo: row?.saldo ?? 0n };
}

const rateKnown: DealRule = {
  name: 'rateKnown',
  check: ({ data: { kode_valuta: valuta }, loaded }) =>
    loaded.rates.has(valuta) ? null : reject('RATE_MISSING', { valuta }, 'kode_valuta'),
};

/** The account holds the amount that leaves it. */
const accountHolds: DealRule = {
  name: 'accountHolds',
  check: (context) => {
    const { data, extra } = context;
    if (data.arah === 'BELI' || amountOf(context) <= extra.saldo) return null;
    const ada = formatMoney(money(data.kode_valuta, extra.saldo));
    return reject('NOSTRO_SHORT', { ada, valuta: data.kode_valuta }, 'nominal');
  },
};

/** The expense account is open to entries by hand: a payable has its own payment, and off-balance accounts balance only among themselves. */
const mayBePaidFor: DealRule = {
  name: 'mayBePaidFor',
  check: (context) => {
    const { data, extra } = context;
    if (data.arah !== 'BEBAN') return null;
    const fault = placeFault(entryOf(data), context);
    if (fault) return fault;
    return extra.ledger.get(data.kode_gl)?.tipe === 'X'
      ? null
      : reject('DEAL_EXPENSE', { gl: data.kode_gl }, 'kode_gl');
  },
};

/** A typing error in the rate costs money: the second person sees a rate far from the day's middle rate beside it. */
const likelyRate: DealRule = {
  name: 'likelyRate',
  check: (context) => {
    if (context.data.arah === 'BEBAN') return null;
    const persen = context.ref.parameter('kurs_lonjakan_persen');
    const [agreed, middle] = [parseRate(context.data.kurs), middleOf(context)];
    const gap = agreed > middle ? agreed - middle : middle - agreed;
    return gap * 100n > middle * BigInt(persen)
      ? override('KURS_JAUH', 'HO_FINANCE', { kurs: groupedRate(agreed), tengah: groupedRate(middle), persen })
      : null;
  },
};

function journal(context: Deal): readonly Leg[] {
  const { data, ref } = context;
  const kode_cabang = ref.headOffice;
  const { kode_valuta, arah } = data;
  const amount = amountOf(context);
  const middle = middleWorth(context);
  const own = { kode_cabang, kode_gl: foreignAccounts[data.rekening_valas], kode_valuta };
  const position = { kode_cabang, kode_gl: gl('CURRENCY_POSITION'), kode_valuta };
  const inRupiah = { kode_cabang, kode_gl: gl('CURRENCY_POSITION_IN_RUPIAH'), kode_valuta: BOOK_CURRENCY };
  if (arah === 'BEBAN') {
    const paidFor = { kode_cabang, kode_gl: data.kode_gl, kode_valuta: BOOK_CURRENCY };
    return [debit(paidFor, middle), credit(inRupiah, middle), debit(position, amount), credit(own, amount)];
  }
  const rupiah = { kode_cabang, kode_gl: rupiahAccounts[data.rekening_rupiah], kode_valuta: BOOK_CURRENCY };
  const price = priceOf(context);
  if (arah === 'BELI')
    return [
      debit(own, amount),
      credit(position, amount),
      debit(inRupiah, middle),
      credit(rupiah, price),
      ...resultLegs(kode_cabang, middle - price),
    ];
  return [
    debit(rupiah, price),
    credit(inRupiah, middle),
    ...resultLegs(kode_cabang, price - middle),
    debit(position, amount),
    credit(own, amount),
  ];
}

const said = ({ data }: Deal): string =>
  [data.arah, data.arah === 'BEBAN' ? data.kode_gl : `kurs ${data.kurs}`, data.keterangan].filter(Boolean).join(' · ');

/**
 * Trades the bank's own currency: bought from and sold to another bank at the rate of the deal, or paid out of its account for an expense in rupiah
 * at the middle rate of the day. Each currency balances by itself through its position, and the difference between the deal's rate and the middle is
 * gain or loss at once (domain: chart of accounts, position account). Head office alone, always two persons.
 */
export const bankDeal: Operation<Data, OfDeal> = {
  code: 'VALAS_PUSAT',
  schema: bankDealData,
  needs: () => ({}),
  load,
  before: [atHeadOffice, rateKnown, mayBePaidFor, accountHolds],
  rules: [likelyRate],
  subject: (context) => ({
    nominal: context.loaded.rates.has(context.data.kode_valuta) ? middleWorth(context) : 0n,
    kode_valuta: BOOK_CURRENCY,
    rekening: null,
    lawan: null,
    keterangan: said(context),
    id_kas: null,
  }),
  journal,
  effects: () => [{ efek: 'bank_deal', fase: 'sesudah' }],
};
