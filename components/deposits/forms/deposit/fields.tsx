import '#lib/deposits/messages/deposit.ts';
import { AccountOwner } from '#components/kit/fields/account-owner.tsx';
import { account, panel } from '#components/kit/screens/transaction-def.tsx';

/** The deposit a form is about: its number, and whose it is. */
export const depositSection = {
  header: 'deposito.nomor',
  rowsize: 2,
  fields: [account('nomor_rekening', 'deposito.nomor'), panel('nomor_rekening', AccountOwner)],
} as const;
