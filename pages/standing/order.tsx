import { saveOrder } from '#components/accounts/forms/standing/save-order.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveOrder);
