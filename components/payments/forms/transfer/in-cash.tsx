import { noPresenter, presenterSection } from '#components/customers/walk-ins/presenter-section.tsx';
import { denominations } from '#components/kit/screens/denominations-def.tsx';
import { defineScreen } from '#components/kit/screens/transaction-def.tsx';
import { drawn } from '#components/kit/ui/drawn.tsx';
import { cashDue } from '#components/payments/transfers/cash-due-field.tsx';
import '#lib/cash/messages/teller.ts';
import { receiver } from '#components/accounts/standing-orders/receiver-fields.ts';
import type { TransferRail } from '#lib/payments/transfers.ts';
import { transfer } from '#services/payments/transfer.ts';
import { details, nobody, sum } from './fields.tsx';

/** The till's content loads beside the form. */
const TillChip = drawn(async () => (await import('#components/kit/denominations/till-chip.tsx')).TillChip, 1);

const initial = { ...nobody, ...noPresenter, jumlah_tunai: '', pecahan: [], kembalian: [] };
const sender = presenterSection({
  header: 'transfer.pengirim',
  number: 'transfer.identitasPengirim',
  hint: 'transfer.pengirimPetunjuk',
});
const cash = (rail: TransferRail) =>
  ({
    header: 'transfer.tunai',
    rowsize: 1,
    aside: TillChip,
    fields: [
      cashDue(rail),
      denominations('pecahan', 'teller.pecahan', { of: 'jumlah_tunai', less: 'kembalian', worn: true }),
      denominations('kembalian', 'teller.kembalian', { opener: 'teller.adaKembalian' }),
    ],
  }) as const;

/** A transfer by SKN paid in cash. */
export const sknInCash = defineScreen({
  endpoint: transfer.sknCash,
  flow: 'SKN_TUNAI',
  menu: 'skn-tunai',
  initial,
  sections: [sender, sum('SKN', true), receiver, details, cash('SKN')],
});

/** A transfer by RTGS paid in cash. */
export const rtgsInCash = defineScreen({
  endpoint: transfer.rtgsCash,
  flow: 'RTGS_TUNAI',
  menu: 'rtgs-tunai',
  initial,
  sections: [sender, sum('RTGS', true), receiver, details, cash('RTGS')],
});
