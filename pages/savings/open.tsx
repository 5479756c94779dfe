import { openAccount } from '#components/screens/definitions/savings/open-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(openAccount);
