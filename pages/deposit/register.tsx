import { registerDeposit } from '#components/screens/definitions/deposit/register-deposit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(registerDeposit);
