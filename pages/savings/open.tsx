import { openAccount } from '#components/accounts/forms/savings/open-account.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(openAccount);
