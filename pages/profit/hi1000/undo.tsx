import { undoShares } from '#components/screens/definitions/profit/undo-shares.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(undoShares);
