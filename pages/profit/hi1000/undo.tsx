import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { undoShares } from '#components/profit-sharing/forms/profit/undo-shares.tsx';

export default transactionScreen(undoShares);
