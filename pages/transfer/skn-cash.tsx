import { sknInCash } from '#components/screens/definitions/transfer/in-cash.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(sknInCash);
