import { moveBranch } from '#components/screens/definitions/savings/move-branch.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(moveBranch);
