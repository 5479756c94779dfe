import { holdInward } from '#components/screens/definitions/clearing/inward.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(holdInward);
