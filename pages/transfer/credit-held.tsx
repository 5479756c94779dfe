import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { creditHeld } from '#components/payments/forms/transfer/credit-held.tsx';

export default transactionScreen(creditHeld);
