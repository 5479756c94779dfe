import { blockAccount } from '#components/accounts/forms/savings/block-account.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(blockAccount);
