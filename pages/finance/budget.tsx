import { saveBudget } from '#components/screens/definitions/finance/save-budget.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveBudget);
