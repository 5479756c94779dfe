import { blockCard } from '#components/accounts/forms/card/block.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(blockCard);
