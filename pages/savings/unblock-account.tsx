import { unblockAccount } from '#components/accounts/forms/savings/unblock-account.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(unblockAccount);
