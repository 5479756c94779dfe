import type { ComponentProps } from 'react';
import { AccountWindow } from '#components/accounts/inquiries/account-window.tsx';
import { type ScreenSlots, useSlot } from '#components/kit/screens/slots.ts';
import { LedgerVouchersWindow } from './ledger-vouchers.tsx';

type WindowProps = ComponentProps<typeof AccountWindow> & ComponentProps<ScreenSlots['transactionDetail']>;

/** Opens the account of a journal's line, the vouchers of its journal, or the journal. */
export function JournalWindow(shown: WindowProps) {
  const TransactionDetail = useSlot('transactionDetail');
  if (shown.mode === 'rekening') return <AccountWindow {...shown} />;
  if (shown.mode === 'voucher') return <LedgerVouchersWindow {...shown} />;
  return TransactionDetail ? <TransactionDetail {...shown} /> : null;
}
