import { takeBackBilyet } from '#components/screens/definitions/deposit/take-back-bilyet.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(takeBackBilyet);
