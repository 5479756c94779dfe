import { holdFunds } from '#components/screens/definitions/savings/hold-funds.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(holdFunds);
