import { setLine } from '#components/accounts/forms/passbook/set-line.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(setLine);
