import { saveRate } from '#components/screens/definitions/currency/save-rate.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveRate);
