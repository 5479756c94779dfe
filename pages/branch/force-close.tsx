import { forceClose } from '#components/screens/definitions/branch/force-close.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(forceClose);
