import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { biFastFromAccount } from '#components/payments/forms/transfer/from-account.tsx';

export default transactionScreen(biFastFromAccount);
