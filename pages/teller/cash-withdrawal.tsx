import { cashWithdrawal } from '#components/cash/forms/teller/cash-withdrawal.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(cashWithdrawal);
