import { holdFunds } from '#components/accounts/forms/savings/hold-funds.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(holdFunds);
