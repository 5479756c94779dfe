import { runOrder } from '#components/accounts/forms/standing/run-order.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(runOrder);
