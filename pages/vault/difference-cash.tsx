import { endDifferenceInCash } from '#components/screens/definitions/vault/differences.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(endDifferenceInCash);
