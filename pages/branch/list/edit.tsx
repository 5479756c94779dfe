import { saveBranch } from '#components/control/forms/parameter/save-branch.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveBranch);
