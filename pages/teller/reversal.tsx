import { reversal } from '#components/cash/forms/teller/reversal.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(reversal);
