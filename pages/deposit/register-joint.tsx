import { registerJointDeposit } from '#components/screens/definitions/deposit/register-joint-deposit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(registerJointDeposit);
