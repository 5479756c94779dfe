import { cashDeposit } from '#components/screens/definitions/teller/cash-deposit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(cashDeposit);
