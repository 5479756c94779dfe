import { closeBranch } from '#components/screens/definitions/parameter/close-branch.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(closeBranch);
