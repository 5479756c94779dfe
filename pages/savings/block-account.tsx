import { blockAccount } from '#components/screens/definitions/savings/block-account.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(blockAccount);
