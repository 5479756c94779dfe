import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { payHeld } from '#components/payments/forms/transfer/pay-held.tsx';

export default transactionScreen(payHeld);
