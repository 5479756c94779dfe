import { registerDeposit } from '#components/deposits/forms/deposit/register-deposit.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(registerDeposit);
