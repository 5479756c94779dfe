import { checkCash } from '#components/cash/forms/vault/check-cash.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(checkCash);
