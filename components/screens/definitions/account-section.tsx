import '#lib/messages/teller.ts';
import { AccountFacts, AccountOwner } from '#components/savings/account-facts.tsx';
import { account, panel } from '#components/screens/transaction-def.tsx';
import { specimensFor } from '#components/signature/beside-slip.tsx';
import { signerTicks } from '#components/signature/signer-ticks.tsx';

/** The account a form is about: its number, whose it is and how it stands. */
export const accountSection = {
  header: 'teller.rekening',
  rowsize: 2,
  fields: [
    account('nomor_rekening', 'rekening.nomor'),
    panel('nomor_rekening', AccountOwner),
    panel('nomor_rekening', AccountFacts, true),
  ],
} as const;

/** As `accountSection`, of an account that is debited on a signature: beside it stand its specimens. */
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
