import type { OpContext, Outcome, Rule } from '#core/engine/operation.ts';
import { mandateOfRule, type SigningMandate } from '#lib/customers/specimens.ts';
import type { Holder, Opening, OpeningData } from './opening-context.ts';

export type OpeningRule = Rule<OpeningData, Opening>;
type Context = OpContext<OpeningData, Opening>;

/** A rule of an opening by its name. */
export const rule = (name: string, check: (context: Context) => Outcome | null): OpeningRule => ({ name, check });
/** Returns the customer who opens. */
export const holderOf = ({ data, extra }: Context): Holder | undefined => extra.holders.get(data.nomor_nasabah);
/** Returns the signing rule of an entity's record. */
export const mandateOfEntity = ({ aturan_tanda_tangan }: Holder): SigningMandate =>
  mandateOfRule[aturan_tanda_tangan ?? 'SENDIRI'];
/** Returns the account's signing rule: for an entity that of its record, whatever the form proposes. */
export const signingWayOf = (context: Context): SigningMandate => {
  const holder = holderOf(context);
  return holder?.jenis === 'B' ? mandateOfEntity(holder) : context.data.cara_tanda_tangan;
};
/** Returns all persons the form names, the customer first. */
export const named = ({ data, extra }: Context): readonly Holder[] =>
  [data.nomor_nasabah, ...data.pihak.map(({ nomor_nasabah }) => nomor_nasabah)].flatMap(
    (number) => extra.holders.get(number) ?? [],
  );
/** Returns the outcome for the first of those whom `fits` selects. */
export const firstOf = (
  holders: readonly Holder[],
  fits: (holder: Holder) => boolean,
  outcome: (holder: Holder) => Outcome,
): Outcome | null => {
  const found = holders.find(fits);
  return found ? outcome(found) : null;
};

/** Writes a share in per cent, from its hundredths. */
export const percent = (hundredths: number): string =>
  `${Math.trunc(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
/** Converts a share to hundredths of a per cent. */
export const hundredths = (share: string): number => Number.parseInt(share.replace('.', ''), 10);
