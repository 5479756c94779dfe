import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { rtgsInCash } from '#components/payments/forms/transfer/in-cash.tsx';

export default transactionScreen(rtgsInCash);
