import { moveBranch } from '#components/accounts/forms/savings/move-branch.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(moveBranch);
