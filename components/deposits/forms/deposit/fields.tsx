import '#lib/deposits/messages/deposit.ts';
import { specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { signerTicks } from '#components/customers/specimens/signer-ticks.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import type { FieldDef, Values } from '#components/kit/form/field-def.ts';
import { paidInCash } from '#components/kit/screens/denominations-def.tsx';
import { account, panel, text } from '#components/kit/screens/transaction-def.tsx';
import type { MessageKey } from '#lib/messages/id.ts';

/** The deposit a form is about: its number, and whose it is. */
export const depositSection = {
  header: 'deposito.nomor',
  rowsize: 2,
  fields: [account('nomor_rekening', 'deposito.nomor'), panel('nomor_rekening', AccountOwner)],
} as const;

/** The same with the specimens of those who sign for it. */
export const signedDepositSection = (flow: Parameters<typeof specimensFor>[0]) => ({
  ...depositSection,
  fields: [...depositSection.fields, panel('nomor_rekening', specimensFor(flow), true), signerTicks('nomor_rekening')],
});

/** The document that the customer shows. */
export const identity = text('nomor_identitas', 'deposito.identitas', {
  required: true,
  maxLength: 40,
  hint: 'deposito.identitasPetunjuk',
});

const unlessBy =
  (way: string) =>
  ({ cara_bayar }: Values): boolean =>
    cara_bayar !== way;

/** Ask whether money of a deposit goes to an account or over the counter, and for what that takes. */
export const paidOutFields = (
  title: MessageKey,
  codes: readonly string[],
): readonly FieldDef<'cara_bayar' | 'rekening_tujuan' | 'keterangan' | 'pecahan' | 'kembalian'>[] => [
  { name: 'cara_bayar', title, type: 'select', required: true, setup: { codes, prefix: 'deposito.cara.' } },
  { ...account('rekening_tujuan', 'deposito.tujuan', { leads: false }), otherProps: { hidden: unlessBy('REKENING') } },
  text('keterangan', 'teller.keterangan', { hint: 'teller.keteranganCetak' }),
  ...paidInCash(unlessBy('TUNAI')),
];
