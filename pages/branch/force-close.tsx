import { forceClose } from '#components/business-day/forms/branch/force-close.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(forceClose);
