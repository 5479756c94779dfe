import { changePeriodic } from '#components/screens/definitions/ledger/periodic-state.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(changePeriodic);
