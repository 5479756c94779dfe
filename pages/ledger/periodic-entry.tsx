import { savePeriodic } from '#components/screens/definitions/ledger/periodic-entry.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(savePeriodic);
