import { roundingDifference } from '#components/screens/definitions/ledger/rounding-difference.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(roundingDifference);
