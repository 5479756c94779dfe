import { runOrder } from '#components/screens/definitions/standing/run-order.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(runOrder);
