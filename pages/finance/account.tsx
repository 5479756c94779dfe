import { saveAccount } from '#components/screens/definitions/finance/save-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveAccount);
