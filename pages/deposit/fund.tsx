import { fundDeposit } from '#components/deposits/forms/deposit/fund-deposit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(fundDeposit);
