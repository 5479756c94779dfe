import type { z } from 'zod';
import { cashOut } from '#core/engine/counted-cash.ts';
import { type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { oneWayEach } from '#core/engine/rules/cash-rules.ts';
import { wholeUnits } from '#core/engine/rules/product-rules.ts';
import { signedEvidence, signedTogether } from '#core/engine/rules/signing-rules.ts';
import { accountTarget, boxTarget, ownTill, tillFor } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { gl } from '#lib/books/gl.ts';
import { fetchSharesData } from '#lib/deposits/schemas/deposit.ts';
import { type DepositCase, payableInCash, readDeposit } from './deposit-case.ts';
import { asSeen, atOwnBranch, depositOf, destinationFits, exists, identitySeen, notShut } from './deposit-rules.ts';

type Data = z.output<typeof fetchSharesData>;
type FetchRule = Rule<Data, DepositCase | null>;

const inCash = (each: Rule<Data, never>): FetchRule => ({
  name: each.name,
  check: (context) => (context.data.cara_bayar === 'TUNAI' ? each.check(context as never) : null),
});

/** Computes the payment: all waiting shares, in cash as much of them as coins make. */
const sumOf = ({ cara_bayar }: Data, found: DepositCase): bigint =>
  cara_bayar === 'TUNAI' ? payableInCash(found) : found.belum_diambil;

/** The paid amount is the one both persons saw. */
const allThatWaits: FetchRule = {
  name: 'allThatWaits',
  check: ({ extra, data, amounts }) => {
    if (!extra) return null;
    const { nomor_rekening: rekening } = extra;
    const sum = sumOf(data, extra);
    if (sum === 0n) return reject('DEPOSIT_NOTHING_WAITS', { rekening }, 'nomor_rekening');
    return sum === amounts.nominal ? null : reject('DEPOSIT_CHANGED', { rekening }, 'nominal');
  },
};

/**
 * Gives out shares that had no destination, or one that took nothing: Dr 201007 / Cr till or account (domain: deposits, destination). Also of a
 * deposit that has ended since. Always two persons, against the document of an owner.
 */
export const fetchShares: Operation<Data, DepositCase | null> = {
  code: 'AMBIL_BAGI_HASIL_DEPOSITO',
  schema: fetchSharesData,
  needs: ({ nomor_rekening, rekening_tujuan }) => ({
    accounts: [nomor_rekening, ...(rekening_tujuan ? [rekening_tujuan] : [])],
  }),
  load: (db, { nomor_rekening }) => readDeposit(db, nomor_rekening),
  evidence: signedEvidence(({ nomor_rekening }) => nomor_rekening),
  groupFor: ({ data }) => (data.cara_bayar === 'TUNAI' ? 'TUNAI' : 'NON_TUNAI'),
  before: [exists, atOwnBranch, asSeen, allThatWaits, identitySeen, notShut],
  rules: [
    destinationFits,
    signedTogether(({ nomor_rekening }) => nomor_rekening),
    ...[wholeUnits('TUNAI'), oneWayEach].map((each) => inCash(each as Rule<Data, never>)),
  ],
  subject: (context) => ({
    nominal: context.amounts.nominal,
    kode_valuta: context.data.kode_valuta,
    rekening: context.data.nomor_rekening,
    lawan: context.data.rekening_tujuan || null,
    keterangan: context.data.keterangan,
    id_kas: context.data.cara_bayar === 'TUNAI' ? (tillFor(context)?.id_kas ?? null) : null,
  }),
  journal: (context) => {
    const found = depositOf(context);
    const { kode_cabang } = found;
    const sum = sumOf(context.data, found);
    const to =
      context.data.cara_bayar === 'TUNAI'
        ? boxTarget(ownTill(context))
        : accountTarget(context, context.data.rekening_tujuan);
    return [debit({ kode_cabang, kode_gl: gl('SHARES_NOT_COLLECTED') }, sum), credit(to, sum)];
  },
  denominations: (context) => (context.data.cara_bayar === 'TUNAI' ? cashOut(context) : {}),
  effects: (context) => {
    const { data } = context;
    const effect = {
      nomor_rekening: data.nomor_rekening,
      jumlah: sumOf(data, depositOf(context)).toString(),
    } as const;
    return [
      {
        efek: 'deposit_fetch',
        fase: 'sebelum',
        ...effect,
        versi: Number.parseInt(data.versi, 10),
        cara_bayar: data.cara_bayar,
        rekening_tujuan: data.rekening_tujuan,
        nomor_identitas: data.nomor_identitas,
      },
      { efek: 'deposit_fetched', fase: 'sesudah', ...effect },
    ];
  },
};
