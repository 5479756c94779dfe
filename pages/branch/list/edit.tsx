import { saveBranch } from '#components/screens/definitions/parameter/save-branch.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveBranch);
