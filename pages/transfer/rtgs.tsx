import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { rtgsFromAccount } from '#components/payments/forms/transfer/from-account.tsx';

export default transactionScreen(rtgsFromAccount);
