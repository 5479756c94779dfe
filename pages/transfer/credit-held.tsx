import { creditHeld } from '#components/screens/definitions/transfer/credit-held.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(creditHeld);
