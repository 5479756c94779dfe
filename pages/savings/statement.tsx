import { printStatement } from '#components/screens/definitions/savings/statement.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(printStatement);
