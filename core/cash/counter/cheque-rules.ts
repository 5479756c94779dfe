import type { z } from 'zod';
import { amountsOf } from '#core/access/amounts.ts';
import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Rule, reject } from '#core/engine/operation.ts';
import { coverAtCounter, type OfCover } from '#core/engine/rules/automatic-cover.ts';
import {
  type Known,
  knownOf,
  outOfABook,
  type PresentedInstrument,
  presentedAmounts,
} from '#core/engine/rules/presented-instruments.ts';
import { payChequeData } from '#lib/cheques/schemas/warkat.ts';

export type Cheque = z.output<typeof payChequeData>;
/** A cheque at the counter, and its presenter. */
export interface Paying extends Known, OfCover {
  /** The number is that of a bilyet giro of the account. */
  readonly bilyet: boolean;
}

/** A cheque over the counter as a sheet that is shown. */
export const presentedCheque = ({
  nomor_rekening,
  nomor_warkat,
  tanggal_warkat,
  nominal,
}: Cheque): PresentedInstrument => ({
  nomor_rekening,
  jenis: 'CEK',
  nomor_warkat,
  tanggal_warkat,
  tanggal_efektif: tanggal_warkat,
  nominal,
});
/** A rule of every sheet that is shown, for the cheque at the counter. */
export const onPresented = (rule: Rule<PresentedInstrument, Known>): Rule<Cheque, Paying> => ({
  name: rule.name,
  check: (context) =>
    rule.check({ ...context, data: presentedCheque(context.data), amounts: presentedAmounts(context.amounts.nominal) }),
});

/** Reads the cheque as it is shown today at the caller's branch. */
export async function presented(db: Db, data: Cheque, caller: Caller): Promise<Paying> {
  const [known, [row], { cover }] = await Promise.all([
    knownOf(db, presentedCheque(data), caller),
    db<{ bilyet: boolean }[]>`
      select exists (select from warkat_leaf w join warkat_book k using (id_bukuwarkat)
        where w.jenis = 'BG' and w.nomor_warkat = ${data.nomor_warkat} and k.nomor_rekening = ${data.nomor_rekening}) as bilyet`,
    coverAtCounter(db, 'BAYAR_CEK', presentedCheque(data), amountsOf(payChequeData, data).nominal, caller),
  ]);
  return { ...known, bilyet: row?.bilyet ?? false, cover };
}

/** Out of a book of the account; a bilyet giro of it is never cash (domain: warkat maintenance). */
export const outOfItsBook: Rule<Cheque, Paying> = {
  name: 'outOfItsBook',
  check: (context) => {
    const { sheet, bilyet } = context.extra;
    return !sheet?.milik && bilyet
      ? reject('WARKAT_BG_CASH', { warkat: context.data.nomor_warkat }, 'nomor_warkat')
      : onPresented(outOfABook).check(context);
  },
};

/** A crossed cheque goes into an account, and an alteration holds only with the drawer's signature: the teller has the cheque in hand. */
export const asWritten: Rule<Cheque, Paying> = {
  name: 'asWritten',
  check: ({ data: { nomor_warkat: warkat, silang, diubah } }) => {
    if (silang === 'T') return reject('CHEQUE_CROSSED', { warkat }, 'silang');
    return diubah === 'T' ? reject('CHEQUE_ALTERED', { warkat }, 'diubah') : null;
  },
};
