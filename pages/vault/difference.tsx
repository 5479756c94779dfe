import { endDifference } from '#components/screens/definitions/vault/differences.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(endDifference);
