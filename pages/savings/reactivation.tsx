import { reactivation } from '#components/accounts/forms/savings/reactivation.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(reactivation);
