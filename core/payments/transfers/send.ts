import type { z } from 'zod';
import { cashIn } from '#core/engine/counted-cash.ts';
import type { Effect } from '#core/engine/effects.ts';
import type { Fee, OpContext, Operation, Rule, Subject } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { digitsInNames } from '#core/engine/rules/digits-in-names.ts';
import { wholeUnits, withdrawnFreely } from '#core/engine/rules/product-rules.ts';
import { signedEvidence, signedTogether } from '#core/engine/rules/signing-rules.ts';
import { accountOf, accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit, type Target } from '#core/ledger/legs.ts';
import { holdBeneficiary, transferEffect, underWay } from '#core/payments/settlement/outgoing-transfer.ts';
import { bankName, feeOf, termsOf } from '#core/payments/settlement/rail-terms.ts';
import { gl } from '#lib/books/gl.ts';
import { fromAccountData, inCashData } from '#lib/payments/schemas/transfer.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import { formerName, type OfBeneficiary, sameAsBefore } from './beneficiaries.ts';
import { namesFree, type OfNames } from './names.ts';
import {
  cashIsWhole,
  inWindow,
  type OfTransfer,
  senderNamed,
  sendsTransfers,
  toKnownBank,
  wholeOf,
  withinRail,
} from './rules.ts';

type FromAccount = z.output<typeof fromAccountData>;
type InCash = z.output<typeof inCashData>;
type Sent = FromAccount | InCash;
type Context<D extends Sent> = OpContext<D, OfTransfer>;

/** The fee has the rail's name, so that waiving it needs the branch manager. */
const feeFrom = (rail: TransferRail, { data, extra }: Context<Sent>, dari: Target): readonly Fee[] => [
  {
    kode: feeOf[rail],
    nominal: extra.terms.biaya,
    dari,
    kode_gl: gl('TRANSFER_FEES'),
    dihapus: data.bebas_biaya === 'T',
  },
];

const sendEffect = (
  context: Context<Sent>,
  nomor_rekening: string,
  nama_pengirim: string,
  biaya = wholeOf(context) - context.amounts.nominal,
): Effect =>
  transferEffect(context.data, context.extra.terms, {
    nominal: context.amounts.nominal,
    nomor_rekening,
    nama_pengirim,
    biaya,
  });

const said = ({ kode_bank, rekening_tujuan, nama_tujuan, keterangan }: Sent): string =>
  [`${kode_bank} ${rekening_tujuan}`, nama_tujuan, keterangan].filter(Boolean).join(' · ');

/** The slip shows these parties of a transfer. */
const parties = (data: Sent, { nama_bank }: OfTransfer, nama_pengirim: string): NonNullable<Subject['transfer']> => ({
  nama_pengirim,
  kode_bank: data.kode_bank,
  nama_bank,
  rekening_tujuan: data.rekening_tujuan,
  nama_tujuan: data.nama_tujuan,
  berita: data.keterangan,
});

/** From an account: Dr account / Cr the rail's pass-through account, with its fee (core/payments/README.md). */
const fromAccount = (
  code: 'SKN_NON_TUNAI' | 'RTGS_NON_TUNAI' | 'BI_FAST_NON_TUNAI',
  rail: TransferRail,
): Operation<FromAccount, OfTransfer & OfBeneficiary & OfNames> => ({
  code,
  schema: fromAccountData,
  needs: ({ nomor_rekening }) => ({ accounts: [nomor_rekening] }),
  load: async (db, data, caller) => {
    const [terms, nama_bank, nama_lalu, ditahan] = await Promise.all([
      termsOf(db, caller, rail),
      bankName(db, caller, data.kode_bank),
      formerName(db, data),
      holdBeneficiary(db, data, caller.kodeCabang),
    ]);
    return { terms, nama_bank, nama_lalu, ditahan };
  },
  before: [sendsTransfers, withdrawnFreely(({ nomor_rekening }) => nomor_rekening, 'nomor_rekening')],
  rules: [
    wholeUnits('NON_TUNAI'),
    toKnownBank,
    withinRail(false),
    inWindow,
    namesFree,
    sameAsBefore,
    digitsInNames(({ nama_tujuan }) => [nama_tujuan]),
    signedTogether(({ nomor_rekening }) => nomor_rekening),
  ],
  evidence: signedEvidence(({ nomor_rekening }) => nomor_rekening),
  subject: ({ data, amounts, extra, loaded }) => ({
    nominal: amounts.nominal,
    kode_valuta: data.kode_valuta,
    rekening: data.nomor_rekening,
    lawan: null,
    keterangan: said(data),
    id_kas: null,
    transfer: parties(data, extra, loaded.accounts.get(data.nomor_rekening)?.nama_rekening ?? ''),
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit(accountTarget(context, context.data.nomor_rekening), minor),
      credit({ kode_cabang: context.caller.kodeCabang, kode_gl: underWay[rail] }, minor),
    ];
  },
  fees: (context) => feeFrom(rail, context, accountTarget(context, context.data.nomor_rekening)),
  effects: (context) => {
    const { nomor_rekening } = context.data;
    const { nama_rekening, blokir_resmi } = accountOf(context, nomor_rekening);
    // Nothing was asked of an account that an authority has blocked (feesOf), so nothing can be given back.
    return [sendEffect(context, nomor_rekening, nama_rekening, blokir_resmi === '' ? undefined : 0n)];
  },
});

/** A payer in cash sends in their own name. */
const senderOf = ({ data, presenter }: Context<InCash>): string => data.nama || presenter?.nama || '';

/** Applies a rule of cash to the counted sum: the amount and its fee. */
const counted = (rule: Rule<InCash, unknown>): Rule<InCash, OfTransfer> => ({
  name: rule.name,
  check: (context) =>
    rule.check({
      ...context,
      data: { ...context.data, nominal: context.data.jumlah_tunai },
      amounts: { ...context.amounts, nominal: context.amounts.jumlah_tunai },
    }),
});

/** Over the counter: Dr till / Cr 201003, with its fee; it goes to the rail's pass-through account when it leaves. */
const inCash = (code: 'SKN_TUNAI' | 'RTGS_TUNAI', rail: TransferRail): Operation<InCash, OfTransfer & OfNames> => ({
  code,
  schema: inCashData,
  needs: () => ({}),
  load: async (db, data, caller) => {
    const [terms, nama_bank, ditahan] = await Promise.all([
      termsOf(db, caller, rail),
      bankName(db, caller, data.kode_bank),
      holdBeneficiary(db, data, caller.kodeCabang),
    ]);
    return { terms, nama_bank, ditahan };
  },
  rules: [
    counted(wholeUnits('TUNAI')),
    toKnownBank,
    withinRail(true),
    inWindow,
    namesFree,
    digitsInNames(({ nama_tujuan }) => [nama_tujuan]),
    senderNamed,
    cashIsWhole,
    oneWayEach,
  ],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: null,
    lawan: null,
    keterangan: said(context.data),
    id_kas: tillFor(context)?.id_kas ?? null,
    transfer: parties(context.data, context.extra, senderOf(context)),
  }),
  journal: (context) => {
    const minor = context.amounts.nominal;
    return [
      debit(boxTarget(ownTill(context)), minor),
      credit({ kode_cabang: context.caller.kodeCabang, kode_gl: gl('CASH_FOR_TRANSFERS') }, minor),
    ];
  },
  fees: (context) => feeFrom(rail, context, boxTarget(ownTill(context))),
  denominations: cashIn,
  effects: (context) => [sendEffect(context, '', senderOf(context))],
});

export const sknFromAccount = fromAccount('SKN_NON_TUNAI', 'SKN');
export const rtgsFromAccount = fromAccount('RTGS_NON_TUNAI', 'RTGS');
export const biFastFromAccount = fromAccount('BI_FAST_NON_TUNAI', 'BI_FAST');
export const sknInCash = inCash('SKN_TUNAI', 'SKN');
export const rtgsInCash = inCash('RTGS_TUNAI', 'RTGS');
