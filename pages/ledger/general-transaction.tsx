import { generalEntry } from '#components/screens/definitions/ledger/general-entry.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(generalEntry);
