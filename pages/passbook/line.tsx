import { setLine } from '#components/screens/definitions/passbook/set-line.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(setLine);
