import { disburseDeposit } from '#components/deposits/forms/deposit/disburse-deposit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(disburseDeposit);
