import { changeHold } from '#components/accounts/forms/savings/change-hold.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(changeHold);
