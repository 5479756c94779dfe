import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { cashOut } from '#core/engine/counted-cash.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { paySpecialData } from '#lib/accounts/schemas/closing.ts';
import { gl } from '#lib/books/gl.ts';
import { formatMoney, money } from '#lib/money.ts';
import { remainderOf } from './pay-out.ts';

type Data = z.output<typeof paySpecialData>;
/** The remaining fund of a closed account; `saldo` in minor units. */
interface SpecialFund {
  readonly kode_cabang: string;
  readonly saldo: bigint;
  /** The last day on which an instrument may claim from it, while that has not passed. */
  readonly menunggu_sampai: string | null;
  readonly nomor_identitas: string | null;
  /** True when the account it goes to belongs to the customer, alone or with others; false where none is named. */
  readonly miliknya: boolean;
}
type Context = OpContext<Data, SpecialFund | null>;
type FundRule = Rule<Data, SpecialFund | null>;

async function load(db: Db, { nomor_rekening, rekening_tujuan }: Data): Promise<SpecialFund | null> {
  const [fund] = await db<SpecialFund[]>`
    select a.kode_cabang, f.saldo, case when u.sampai >= b.accounting_date then u.sampai end as menunggu_sampai, n.nomor_identitas,
      exists (select from account t where t.nomor_rekening = ${rekening_tujuan} and t.nomor_nasabah = a.nomor_nasabah) as miliknya
    from special_fund f join account a using (nomor_rekening) join branch b on b.kode_cabang = a.kode_cabang join customer n on n.nomor_nasabah = a.nomor_nasabah
    cross join lateral (select special_fund_until(f.nomor_rekening, b.accounting_date) as sampai) u
    where f.nomor_rekening = ${nomor_rekening}`;
  return fund ?? null;
}

const moved = ({ data }: Context): boolean => data.cara_bayar === 'PINDAH';
/** The amount no coin can pay; zero where it goes to an account. */
const remainder = (context: Context): bigint =>
  moved(context) ? 0n : remainderOf(context, context.data.kode_valuta, context.extra?.saldo ?? 0n);
const paid = (context: Context): bigint => (context.extra?.saldo ?? 0n) - remainder(context);

/** There is a fund, and this branch, which has its papers, keeps it. */
const atOwnBranch: FundRule = {
  name: 'atOwnBranch',
  check: ({ data: { nomor_rekening: rekening }, extra, caller }) => {
    if (!extra || extra.saldo === 0n) return reject('SPECIAL_FUND_UNKNOWN', { rekening }, 'nomor_rekening');
    return extra.kode_cabang === caller.kodeCabang
      ? null
      : reject('OTHER_BRANCH', { rekening, cabang: extra.kode_cabang }, 'nomor_rekening');
  },
};

/** No instrument of the customer can be presented any more: all are paid, brought back, or expired. */
const claimedByNobody: FundRule = {
  name: 'claimedByNobody',
  check: ({ data: { nomor_rekening: rekening }, extra }) =>
    extra?.menunggu_sampai ? reject('SPECIAL_FUND_WAITS', { rekening }, 'nomor_rekening') : null,
};

const identitySeen: FundRule = {
  name: 'identitySeen',
  check: ({ extra, data }) =>
    !extra || extra.nomor_identitas === data.nomor_identitas ? null : reject('IDENTITY_DIFFERS', {}, 'nomor_identitas'),
};

/** A move goes to an account of the customer, and not to the closed one. */
const toHerself: FundRule = {
  name: 'toHerself',
  check: (context) => {
    const { nomor_rekening, rekening_tujuan: rekening } = context.data;
    if (!moved(context)) return null;
    if (rekening === nomor_rekening) return reject('SAME_ACCOUNT', {}, 'rekening_tujuan');
    if (!context.loaded.accounts.has(rekening)) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'rekening_tujuan');
    return context.extra?.miliknya ? null : reject('SPECIAL_FUND_STRANGER', { rekening }, 'rekening_tujuan');
  },
};

/** The counted cash is all of it that coins can pay; a move is all of it. */
const unchangedSinceShown: FundRule = {
  name: 'unchangedSinceShown',
  check: (context) =>
    context.amounts.nominal === paid(context)
      ? null
      : reject('SPECIAL_FUND_CHANGED', { rekening: context.data.nomor_rekening }, 'nominal'),
};

/** Nobody loses money for lack of a coin: the customer gives the part below one away. */
const remainderGiven: FundRule = {
  name: 'remainderGiven',
  check: (context) =>
    remainder(context) === 0n || context.data.setuju_sisa === 'T'
      ? null
      : reject('REMAINDER', { sisa: formatMoney(money(context.data.kode_valuta, remainder(context))) }, 'setuju_sisa'),
};

/**
 * Pays the owner of a closed account the fund that no instrument can claim any more: Dr 203004 / Cr teller cash, the part below the smallest coin to
 * the benevolence fund; or / Cr another account of the owner. Always two persons (core/cheques/README.md; domain: clearing, rekening
 * khusus).
 */
export const paySpecial: Operation<Data, SpecialFund | null> = {
  code: 'AMBIL_DANA_KHUSUS',
  schema: paySpecialData,
  needs: ({ nomor_rekening, rekening_tujuan }) => ({
    accounts: [nomor_rekening, ...(rekening_tujuan ? [rekening_tujuan] : [])],
  }),
  load,
  before: [atOwnBranch, claimedByNobody, identitySeen, toHerself, unchangedSinceShown, remainderGiven],
  rules: [oneWayEach],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: context.data.nomor_rekening,
    lawan: context.data.rekening_tujuan || null,
    keterangan: context.data.keterangan,
    id_kas: moved(context) ? null : (tillFor(context)?.id_kas ?? null),
  }),
  journal: (context) => {
    const kode_cabang = context.extra?.kode_cabang ?? context.caller.kodeCabang;
    const [cash, left] = [paid(context), remainder(context)];
    if (moved(context))
      return [
        debit({ kode_cabang, kode_gl: gl('SPECIAL_FUNDS') }, cash),
        credit(accountTarget(context, context.data.rekening_tujuan), cash),
      ];
    return [
      debit({ kode_cabang, kode_gl: gl('SPECIAL_FUNDS') }, cash + left),
      ...(cash > 0n ? [credit(boxTarget(ownTill(context)), cash)] : []),
      ...(left > 0n ? [credit({ kode_cabang, kode_gl: gl('BENEVOLENCE') }, left)] : []),
    ];
  },
  denominations: (context) => (paid(context) > 0n && !moved(context) ? cashOut(context) : {}),
  effects: ({ data, extra }) => [
    {
      efek: 'special_fund',
      fase: 'sesudah',
      nomor_rekening: data.nomor_rekening,
      jumlah: (-(extra?.saldo ?? 0n)).toString(),
      sisa: true,
    },
  ],
};
