import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { setRate } from '#components/profit-sharing/forms/profit/set-rate.tsx';

export default transactionScreen(setRate);
