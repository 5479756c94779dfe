import { changePeriodic } from '#components/books/forms/ledger/periodic-state.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(changePeriodic);
