import type { z } from 'zod';
import { type DepositCase, readDeposit } from '#core/deposits/deposit-case.ts';
import { atOwnBranch, exists, inState, lostByLetter } from '#core/deposits/deposit-rules.ts';
import { type Operation, override, type Rule, reject } from '#core/engine/operation.ts';
import { replacementFees, stationeryOut, stationerySubject } from '#core/engine/stationery.ts';
import { isDepositNumber } from '#lib/deposits/deposits.ts';
import { replaceBilyetData } from '#lib/deposits/schemas/deposit.ts';

type Data = z.output<typeof replaceBilyetData>;
type ReplaceRule = Rule<Data, DepositCase | null>;

const isLive: ReplaceRule = {
  name: 'isLive',
  check: ({ extra, data }) =>
    extra && extra.bilyet !== data.bilyet_lama
      ? reject('BILYET_OTHER', { bilyet: data.bilyet_lama }, 'bilyet_lama')
      : null,
};

/** An account of an owner pays the fee; a deposit pays none. */
const payerFits: ReplaceRule = {
  name: 'payerFits',
  check: ({ extra, data, loaded }) => {
    const { rekening_biaya: rekening } = data;
    const payer = loaded.accounts.get(rekening);
    if (!payer) return reject('ACCOUNT_NOT_FOUND', { rekening }, 'rekening_biaya');
    if (isDepositNumber(rekening)) return reject('LINKED_ACCOUNT', { rekening }, 'rekening_biaya');
    return payer.pihak.some((party) => extra?.pemilik.includes(party))
      ? null
      : override('TUJUAN_DEPOSITO_LAIN', 'BRANCH_MANAGER', { rekening });
  },
};

/**
 * Ganti bilyet: issues a new certificate for one that was lost (police letter, indemnity with stamp, the manager's approval) or spoiled. Dr 909001 /
 * Cr 901003 one rupiah; Dr account / Cr 502004 and, for an indemnity, Cr 205003 (domain: deposits, lost bilyet).
 */
export const replaceBilyet: Operation<Data, DepositCase | null> = {
  code: 'GANTI_BILYET',
  schema: replaceBilyetData,
  needs: ({ rekening_biaya }) => ({ accounts: [rekening_biaya] }),
  load: (db, { nomor_rekening }) => readDeposit(db, nomor_rekening),
  before: [exists, atOwnBranch, inState('AKTIF'), isLive],
  rules: [payerFits, lostByLetter(({ bilyet_lama }) => bilyet_lama)],
  subject: ({ data }) =>
    stationerySubject(
      data.nomor_bilyet,
      1,
      [data.nomor_surat, data.keterangan].filter(Boolean).join(' '),
      data.nomor_rekening,
    ),
  journal: (context) => stationeryOut(context, 1),
  fees: (context) =>
    replacementFees(context, {
      kode: 'BIAYA_GANTI_BILYET',
      tarif: 'biaya_ganti_bilyet',
      rekening: context.data.rekening_biaya,
      lost: context.data.sebab === 'HILANG',
      waived: context.data.bebas_biaya === 'T',
    }),
  effects: ({ data }) => [
    {
      efek: 'bilyet_replace',
      fase: 'sebelum',
      nomor_rekening: data.nomor_rekening,
      nomor_bilyet: data.nomor_bilyet,
      lama: data.bilyet_lama,
      sebab: data.sebab,
      surat: data.nomor_surat,
    },
  ],
};
