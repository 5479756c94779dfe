import { maintainDeposit } from '#components/screens/definitions/deposit/maintain-deposit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(maintainDeposit);
