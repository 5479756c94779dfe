import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { sknFromAccount } from '#components/payments/forms/transfer/from-account.tsx';

export default transactionScreen(sknFromAccount);
