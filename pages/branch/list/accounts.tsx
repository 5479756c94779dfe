import { moveAccounts } from '#components/screens/definitions/parameter/move-accounts.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(moveAccounts);
