import { blockCard } from '#components/screens/definitions/card/block.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(blockCard);
