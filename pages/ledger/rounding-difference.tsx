import { roundingDifference } from '#components/books/forms/ledger/rounding-difference.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(roundingDifference);
