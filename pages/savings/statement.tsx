import { printStatement } from '#components/accounts/forms/savings/statement.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(printStatement);
