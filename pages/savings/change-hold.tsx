import { changeHold } from '#components/screens/definitions/savings/change-hold.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(changeHold);
