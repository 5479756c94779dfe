import { payOut } from '#components/accounts/forms/closing/pay-out.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(payOut);
