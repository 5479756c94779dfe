import { disburseDeposit } from '#components/screens/definitions/deposit/disburse-deposit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(disburseDeposit);
