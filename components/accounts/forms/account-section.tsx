import '#lib/cash/messages/teller.ts';
import type { ComponentType } from 'react';
import { AccountHolder, AccountPanel } from '#components/accounts/inquiries/account-panel.tsx';
import { specimensFor } from '#components/customers/specimens/beside-slip.tsx';
import { signerTicks } from '#components/customers/specimens/signer-ticks.tsx';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import type { FieldDef, Values } from '#components/kit/form/field-def.ts';
import { account, panel } from '#components/kit/screens/transaction-def.tsx';
import { ACCOUNT_DIGITS } from '#lib/account-number.ts';
import type { MessageKey } from '#lib/messages/id.ts';

const isWhole = ({ nomor_rekening }: Values): boolean => String(nomor_rekening ?? '').length >= ACCOUNT_DIGITS;
const onceWhole = <F extends FieldDef>(field: F): F => ({
  ...field,
  otherProps: { hidden: (values: Values) => !isWhole(values) },
});

/** Shows a panel about the account of a form beside the form; draws nothing until its number is whole. */
export const besideAccount = <H extends MessageKey>(header: H, Panel: ComponentType<{ readonly value: string }>) =>
  ({ header, beside: true, rowsize: 1, fields: [onceWhole(panel('nomor_rekening', Panel, true))] }) as const;

const AccountLines = ({ value }: { readonly value: string }) => <AccountPanel value={value} rows />;

/** Shows the account of a cash form beside the form. */
export const accountBeside = besideAccount('teller.rekening', AccountLines);

/** As `accountBeside`, of an account that is debited on a signature: its specimens, and the ticks of who signed where several sign together. */
export const signedAccountBeside = (flowCode: string) =>
  ({
    ...accountBeside,
    fields: [
      ...accountBeside.fields,
      onceWhole(panel('nomor_rekening', specimensFor(flowCode), true)),
      onceWhole(signerTicks('nomor_rekening')),
    ],
  }) as const;

/** The account of a cash form, whose it is below its number, in the line of the amount. */
export const accountWith = <F,>(amount: F) =>
  [account('nomor_rekening', 'rekening.nomor', { Holder: AccountHolder }), amount] as const;

/** Asks for the account of a form: its number, with its owner and status. */
export const accountSection = {
  header: 'teller.rekening',
  rowsize: 2,
  fields: [
    account('nomor_rekening', 'rekening.nomor'),
    panel('nomor_rekening', AccountOwner),
    panel('nomor_rekening', AccountPanel, true),
  ],
} as const;

/** Works as `accountSection`, for an account that is debited on a signature: its specimens are beside it. */
export const signedAccountSection = (flowCode: string) =>
  ({
    ...accountSection,
    fields: [...accountSection.fields, panel('nomor_rekening', specimensFor(flowCode), true)],
  }) as const;

/** As `signedAccountSection`, with the ticks of who signed where several sign together. */
export const jointlySignedSection = (flowCode: string) =>
  ({
    ...accountSection,
    fields: [...signedAccountSection(flowCode).fields, signerTicks('nomor_rekening')],
  }) as const;
