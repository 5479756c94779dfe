import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { setBonus } from '#components/profit-sharing/forms/profit/set-bonus.tsx';

export default transactionScreen(setBonus);
