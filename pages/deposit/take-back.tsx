import { takeBackBilyet } from '#components/deposits/forms/deposit/take-back-bilyet.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(takeBackBilyet);
