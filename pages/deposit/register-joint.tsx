import { registerJointDeposit } from '#components/deposits/forms/deposit/register-joint-deposit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(registerJointDeposit);
