import { closeAccount } from '#components/accounts/forms/closing/close-account.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(closeAccount);
