import { waiveFee } from '#components/accounts/forms/savings/waive-fee.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(waiveFee);
