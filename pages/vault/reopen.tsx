import { reopenTill } from '#components/cash/forms/vault/reopen-till.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(reopenTill);
