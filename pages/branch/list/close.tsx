import { closeBranch } from '#components/business-day/forms/close-branch.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(closeBranch);
