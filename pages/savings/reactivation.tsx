import { reactivation } from '#components/screens/definitions/savings/reactivation.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(reactivation);
