import { reversal } from '#components/screens/definitions/teller/reversal.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(reversal);
