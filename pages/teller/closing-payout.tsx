import { payOut } from '#components/screens/definitions/closing/pay-out.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(payOut);
