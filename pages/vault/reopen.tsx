import { reopenTill } from '#components/screens/definitions/vault/reopen-till.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(reopenTill);
