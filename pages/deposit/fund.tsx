import { fundDeposit } from '#components/screens/definitions/deposit/fund-deposit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(fundDeposit);
