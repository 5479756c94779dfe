import { waiveFee } from '#components/screens/definitions/savings/waive-fee.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(waiveFee);
