import { saveBudget } from '#components/books/forms/finance/save-budget.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveBudget);
