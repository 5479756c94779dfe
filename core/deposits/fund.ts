import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { cashIn } from '#core/engine/counted-cash.ts';
import { type OpContext, type Operation, type Outcome, type Rule, reject } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { wholeUnits } from '#core/engine/rules/product-rules.ts';
import { stationeryOut } from '#core/engine/stationery.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { fundDepositData } from '#lib/deposits/schemas/deposit.ts';
import { type DepositCase, readDeposit } from './deposit-case.ts';
import { asSeen, atOwnBranch, depositOf, exists, inState } from './deposit-rules.ts';

type Data = z.output<typeof fundDepositData>;
/** Besides the deposit: the unissued certificate, waiting incoming transfers, and the lowest balance of the source since the value date. */
interface Funding {
  readonly deposit: DepositCase | null;
  readonly blank: {
    readonly status: string;
    readonly pemegang: string | null;
    readonly kode_cabang: string;
    readonly cetak: number;
  } | null;
  readonly kiriman: bigint;
  readonly sejak_valuta: bigint | null;
}
type Context = OpContext<Data, Funding>;
type FundRule = Rule<Data, Funding>;

async function load(db: Db, data: Data): Promise<Funding> {
  const deposit = await readDeposit(db, data.nomor_rekening);
  const [[blank], [sum]] = await Promise.all([
    db<NonNullable<Funding['blank']>[]>`
      select status, pemegang, kode_cabang, cetak from bilyet where nomor_bilyet = ${data.nomor_bilyet}`,
    db<{ kiriman: bigint; sejak_valuta: bigint | null }[]>`
      select coalesce((select sum(g.kredit - g.debet) from gl_total g where g.kode_gl = ${gl('INCOMING_TRANSFERS')} and g.kode_cabang = ${deposit?.kode_cabang ?? ''}), 0)::bigint as kiriman,
        (select min(d.saldo) from account_days(${deposit?.rekening_sumber ?? ''}, ${data.tanggal_valuta ?? null}::date, ${deposit?.tanggal ?? null}::date) d)::bigint as sejak_valuta`,
  ]);
  return { deposit, blank: blank ?? null, kiriman: sum?.kiriman ?? 0n, sejak_valuta: sum?.sejak_valuta ?? null };
}

const rule = (name: string, check: (context: Context) => Outcome | null): FundRule => ({ name, check });
/** Lifts a rule about the deposit alone. */
const about = (each: Rule<Data, DepositCase | null>): FundRule => ({
  name: each.name,
  check: (context) => each.check({ ...context, extra: context.extra.deposit }),
});
const inCash = (each: Rule<Data, Funding>): FundRule => ({
  name: each.name,
  check: (context) => (context.data.sumber === 'TUNAI' ? each.check(context) : null),
});
const minor = ({ amounts }: Context): bigint => amounts.nominal;
const found = (context: Context): DepositCase => depositOf({ ...context, extra: context.extra.deposit });

/** The funding has the agreed amount and source. */
const asAgreed = rule('asAgreed', (context) => {
  const { deposit } = context.extra;
  if (!deposit) return null;
  return deposit.nominal === minor(context) && deposit.sumber === context.data.sumber
    ? null
    : reject('DEPOSIT_CHANGED', { rekening: deposit.nomor_rekening }, 'nominal');
});

/** The maker issues only a certificate that was handed to the maker and never printed on. */
const stationeryInHand = rule('stationeryInHand', ({ data: { nomor_bilyet: bilyet }, extra: { blank }, caller }) => {
  if (blank?.kode_cabang !== caller.kodeCabang) return reject('BILYET_NOT_FOUND', { bilyet }, 'nomor_bilyet');
  if (blank.status !== 'DI_TANGAN' || blank.pemegang !== caller.idUser)
    return reject('BILYET_NOT_HELD', { bilyet }, 'nomor_bilyet');
  return blank.cetak > 0 ? reject('BILYET_USED', { bilyet }, 'nomor_bilyet') : null;
});

/** A value date is never before the funds were there: cash comes today, an account held them on every day since (domain: deposits, back-dating). */
const fundsWereThere = rule('fundsWereThere', (context) => {
  const { data, extra, date } = context;
  const { tanggal_valuta: tanggal = date, sumber } = data;
  if (tanggal >= date) return null;
  if (sumber === 'TUNAI') return reject('VALUE_DATE', { tanggal }, 'tanggal_valuta');
  const rekening = extra.deposit?.rekening_sumber;
  return rekening && (extra.sejak_valuta ?? 0n) < minor(context)
    ? reject('DEPOSIT_FUNDS_LATER', { rekening, tanggal }, 'tanggal_valuta')
    : null;
});

const transferThere = rule('transferThere', (context) =>
  context.data.sumber === 'KIRIMAN' && context.extra.kiriman < minor(context)
    ? reject('DEPOSIT_INCOMING', {}, 'sumber')
    : null,
);

function source(context: Context): Target {
  const { sumber } = context.data;
  if (sumber === 'TUNAI') return boxTarget(ownTill(context));
  if (sumber === 'KIRIMAN') return { kode_cabang: context.caller.kodeCabang, kode_gl: gl('INCOMING_TRANSFERS') };
  return accountTarget(context, found(context).rekening_sumber ?? '');
}

/**
 * Funds a registered deposit from an account, in cash or from an incoming transfer, with a certificate held by its maker: Dr source / Cr 3020xx, and
 * Dr 909001 / Cr 901003 one rupiah for the certificate used (domain: deposits, activation). Always two persons.
 */
export const fundDeposit: Operation<Data, Funding> = {
  code: 'SETOR_DEPOSITO',
  schema: fundDepositData,
  deposits: true,
  needs: ({ nomor_rekening }, _caller, { deposit }) => ({
    accounts: [nomor_rekening, ...(deposit?.rekening_sumber ? [deposit.rekening_sumber] : [])],
  }),
  load,
  groupFor: ({ data }) => (data.sumber === 'TUNAI' ? 'TUNAI' : 'NON_TUNAI'),
  before: [
    about(exists),
    about(atOwnBranch),
    about(inState('TERDAFTAR')),
    about(asSeen as Rule<Data, DepositCase | null>),
    asAgreed,
    stationeryInHand,
  ],
  rules: [inCash(wholeUnits('TUNAI') as FundRule), fundsWereThere, transferThere, inCash(oneWayEach as FundRule)],
  // It takes the amount that the registration set aside.
  frees: ({ extra: { deposit } }) =>
    new Map(
      deposit?.rekening_sumber && deposit.status === 'TERDAFTAR' ? [[deposit.rekening_sumber, deposit.nominal]] : [],
    ),
  subject: (context) => ({
    nominal: minor(context),
    kode_valuta: context.data.kode_valuta,
    rekening: context.data.nomor_rekening,
    lawan: context.extra.deposit?.rekening_sumber ?? null,
    keterangan: [context.data.nomor_bilyet, context.data.nomor_kiriman, context.data.keterangan]
      .filter(Boolean)
      .join(' '),
    id_kas: context.data.sumber === 'TUNAI' ? (tillFor(context)?.id_kas ?? null) : null,
  }),
  journal: (context) => {
    const { tanggal_valuta } = context.data;
    const own = tanggal_valuta && tanggal_valuta !== context.date ? { tanggal_valuta } : {};
    return [
      debit(source(context), minor(context), own),
      credit(accountTarget(context, context.data.nomor_rekening), minor(context), own),
      ...stationeryOut(context, 1),
    ];
  },
  denominations: (context) => (context.data.sumber === 'TUNAI' ? cashIn(context) : {}),
  effects: ({ data, date }) => [
    {
      efek: 'deposit_fund',
      fase: 'sebelum',
      nomor_rekening: data.nomor_rekening,
      versi: Number.parseInt(data.versi, 10),
      nomor_bilyet: data.nomor_bilyet,
      tanggal_valuta: data.tanggal_valuta ?? date,
    },
  ],
};
