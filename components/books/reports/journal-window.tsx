import type { ComponentProps } from 'react';
import { AccountWindow } from '#components/accounts/inquiries/account-window.tsx';
import { TransactionDetail } from '#components/cash/counter/transaction-detail.tsx';
import { LedgerVouchersWindow } from './ledger-vouchers.tsx';

type WindowProps = ComponentProps<typeof AccountWindow> & ComponentProps<typeof TransactionDetail>;

/** Opens the account of a journal's line, the vouchers of its journal, or the journal. */
export function JournalWindow(shown: WindowProps) {
  if (shown.mode === 'rekening') return <AccountWindow {...shown} />;
  return shown.mode === 'voucher' ? <LedgerVouchersWindow {...shown} /> : <TransactionDetail {...shown} />;
}
