import { saveRate } from '#components/cash/forms/currency/save-rate.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveRate);
