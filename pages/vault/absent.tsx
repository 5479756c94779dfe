import { closeAbsentTill } from '#components/cash/forms/vault/close-absent-till.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(closeAbsentTill);
