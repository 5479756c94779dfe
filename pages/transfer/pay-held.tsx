import { payHeld } from '#components/screens/definitions/transfer/pay-held.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(payHeld);
