import { merge } from '#components/screens/definitions/customer/merge.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(merge);
