import { saveOrder } from '#components/screens/definitions/standing/save-order.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveOrder);
