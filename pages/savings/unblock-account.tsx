import { unblockAccount } from '#components/screens/definitions/savings/unblock-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(unblockAccount);
