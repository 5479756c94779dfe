import { maintainAccount } from '#components/accounts/forms/savings/maintain-account.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(maintainAccount);
