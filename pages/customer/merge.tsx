import { merge } from '#components/customers/forms/customer/merge.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(merge);
