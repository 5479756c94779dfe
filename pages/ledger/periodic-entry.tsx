import { savePeriodic } from '#components/books/forms/ledger/periodic-entry.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(savePeriodic);
