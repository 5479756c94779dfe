import { cashWithdrawal } from '#components/screens/definitions/teller/cash-withdrawal.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(cashWithdrawal);
