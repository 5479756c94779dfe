import { setRate } from '#components/screens/definitions/profit/set-rate.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(setRate);
