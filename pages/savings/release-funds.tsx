import { releaseFunds } from '#components/accounts/forms/savings/release-funds.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(releaseFunds);
