import { releaseFunds } from '#components/screens/definitions/savings/release-funds.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(releaseFunds);
