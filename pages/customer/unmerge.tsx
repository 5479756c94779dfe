import { unmerge } from '#components/screens/definitions/customer/unmerge.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(unmerge);
