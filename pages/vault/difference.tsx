import { endDifference } from '#components/cash/forms/vault/differences.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(endDifference);
