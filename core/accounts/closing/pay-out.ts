import type { z } from 'zod';
import { cashOut } from '#core/engine/counted-cash.ts';
import { type OpContext, type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { smallestUnit } from '#core/engine/rules/product-rules.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { payOutData } from '#lib/accounts/schemas/closing.ts';
import { gl } from '#lib/books/gl.ts';
import { BOOK_CURRENCY, formatMoney, money } from '#lib/money.ts';
import {
  amountsOf,
  atOwnBranch,
  computed,
  exists,
  noneWaits,
  nothingInTheWay,
  shareLegs,
  unchangedSinceShown,
  waitsForPayOut,
} from './closing-rules.ts';
import { type ClosingCase, readClosing } from './read-closing.ts';

type Data = z.output<typeof payOutData>;
type Context = OpContext<Data, ClosingCase | null>;
type PayOutRule = Rule<Data, ClosingCase | null>;

const sum = ({ extra }: Context) => computed(extra, extra?.agreed?.bebas_biaya ?? false);

/** The amount below the smallest coin in circulation, in minor units (domain: products, cash remainder). */
export const remainderOf = ({ ref }: Pick<OpContext, 'ref'>, currency: string, nominal: bigint): bigint =>
  nominal % smallestUnit(ref, 'TUNAI', currency);

const remainder = (context: Context): bigint => remainderOf(context, context.data.kode_valuta, sum(context).nominal);
const paid = (context: Context): bigint => sum(context).nominal - remainder(context);

const inCash: PayOutRule = {
  name: 'inCash',
  check: ({ extra, data }) =>
    extra?.agreed?.cara_bayar === 'TUNAI' && extra.kode_valuta === data.kode_valuta
      ? null
      : reject('CLOSING_STATE', { rekening: data.nomor_rekening }, 'nomor_rekening'),
};

/** Nobody loses money for lack of a coin: the customer gives it away, or has it moved to another account. */
const remainderGiven: PayOutRule = {
  name: 'remainderGiven',
  check: (context) => {
    const { setuju_sisa, kode_valuta } = context.data;
    const left = remainder(context);
    if (left === 0n || (setuju_sisa === 'T' && kode_valuta === BOOK_CURRENCY)) return null;
    return reject('REMAINDER', { sisa: formatMoney(money(kode_valuta, left)) }, 'setuju_sisa');
  },
};

/** Money that came in after two persons agreed needs a new agreement before it is paid out. */
const asAgreed: PayOutRule = {
  name: 'asAgreed',
  check: ({ extra }) => {
    if (!extra?.agreed || extra.saldo === BigInt(extra.agreed.saldo)) return null;
    const amount = (minor: bigint): string => formatMoney(money(extra.kode_valuta, minor));
    return override('SALDO_PENUTUPAN_BERUBAH', 'OPS_MANAGER', {
      rekening: extra.nomor_rekening,
      dahulu: amount(BigInt(extra.agreed.saldo)),
      kini: amount(extra.saldo),
    });
  },
};

/**
 * Pays out an account that two persons have agreed to close (domain: products, close rule): share of income, tax, zakat and fee of the day, the rest
 * in cash, the part below the smallest coin to the benevolence fund. The same commit closes the account.
 */
export const payOut: Operation<Data, ClosingCase | null> = {
  code: 'AMBIL_DANA_DI_TELLER',
  schema: payOutData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load: (db, { nomor_rekening }) => readClosing(db, nomor_rekening),
  before: [
    exists,
    atOwnBranch,
    waitsForPayOut,
    noneWaits,
    inCash,
    nothingInTheWay,
    unchangedSinceShown<Data>((context) => context.amounts.nominal === paid(context)),
    remainderGiven,
  ],
  rules: [asAgreed, oneWayEach],
  closes: ({ data }) => data.nomor_rekening,
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: context.data.nomor_rekening,
    lawan: null,
    keterangan: context.data.keterangan,
    id_kas: tillFor(context)?.id_kas ?? null,
  }),
  journal: (context) => {
    const account = accountTarget(context, context.data.nomor_rekening);
    const [cash, left] = [paid(context), remainder(context)];
    return [
      ...shareLegs(context, sum(context)),
      ...(cash > 0n ? [debit(account, cash), credit(boxTarget(ownTill(context)), cash)] : []),
      ...(left > 0n
        ? [debit(account, left), credit({ kode_cabang: context.caller.kodeCabang, kode_gl: gl('BENEVOLENCE') }, left)]
        : []),
    ];
  },
  fees: (context) => [
    {
      kode: 'BIAYA_PENUTUPAN',
      nominal: sum(context).biaya,
      dari: { ...accountTarget(context, context.data.nomor_rekening), kode_valuta: context.data.kode_valuta },
      kode_gl: gl('CLOSING_FEES'),
      // The agreement on the closing decided whether the fee is charged.
      dihapus: false,
    },
  ],
  denominations: (context) => (paid(context) > 0n ? cashOut(context) : {}),
  effects: (context) => [
    {
      efek: 'closing_pay',
      fase: 'sebelum',
      nomor_rekening: context.data.nomor_rekening,
      versi: context.extra?.agreed?.versi ?? 0,
      ...amountsOf(sum(context)),
      sisa: remainder(context).toString(),
    },
    { efek: 'closing_done', fase: 'sesudah', nomor_rekening: context.data.nomor_rekening },
  ],
};
