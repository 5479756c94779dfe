import { jointlySignedSection } from '#components/accounts/forms/account-section.tsx';
import { receiver } from '#components/accounts/standing-orders/receiver-fields.ts';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { knownReceiver } from '#components/payments/transfers/known-receivers.tsx';
import { transfer } from '#services/payments/transfer.ts';
import { details, nobody, sum } from './fields.tsx';

/** Asks for the receiver: the sender's account knows whom the sender has paid before. */
const toWhom = {
  ...receiver,
  fields: receiver.fields.map((field) => (field.name === 'rekening_tujuan' ? knownReceiver : field)),
} as const;
const initial = { ...nobody, nomor_rekening: '', penanda: '' };

/** A transfer by SKN from an account. */
export const sknFromAccount = defineScreen({
  endpoint: transfer.sknAccount,
  flow: 'SKN_NON_TUNAI',
  menu: 'skn-non-tunai',
  initial,
  sections: [jointlySignedSection('SKN_NON_TUNAI'), sum('SKN', false), toWhom, details],
});

/** A fast payment from an account to another bank's, at any hour. */
export const biFastFromAccount = defineScreen({
  endpoint: transfer.biFast,
  flow: 'BI_FAST_NON_TUNAI',
  menu: 'bi-fast',
  initial,
  sections: [jointlySignedSection('BI_FAST_NON_TUNAI'), sum('BI_FAST', false), toWhom, details],
});

/** A transfer by RTGS from an account. */
export const rtgsFromAccount = defineScreen({
  endpoint: transfer.rtgsAccount,
  flow: 'RTGS_NON_TUNAI',
  menu: 'rtgs-non-tunai',
  initial,
  sections: [jointlySignedSection('RTGS_NON_TUNAI'), sum('RTGS', false), toWhom, details],
});
