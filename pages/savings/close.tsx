import { closeAccount } from '#components/screens/definitions/closing/close-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(closeAccount);
