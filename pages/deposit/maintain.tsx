import { maintainDeposit } from '#components/deposits/forms/deposit/maintain-deposit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(maintainDeposit);
