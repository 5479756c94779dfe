import { moveAccounts } from '#components/control/forms/parameter/move-accounts.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(moveAccounts);
