import { closeAbsentTill } from '#components/screens/definitions/vault/close-absent-till.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(closeAbsentTill);
