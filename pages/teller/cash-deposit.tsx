import { cashDeposit } from '#components/cash/forms/teller/cash-deposit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(cashDeposit);
