import { unmerge } from '#components/customers/forms/customer/unmerge.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(unmerge);
