import { setBonus } from '#components/screens/definitions/profit/set-bonus.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(setBonus);
