import { closeBranch } from '#components/control/forms/parameter/close-branch.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(closeBranch);
