import { maintainAccount } from '#components/screens/definitions/savings/maintain-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(maintainAccount);
