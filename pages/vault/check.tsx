import { checkCash } from '#components/screens/definitions/vault/check-cash.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(checkCash);
