import { generalEntries } from '#components/screens/definitions/ledger/general-entries.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(generalEntries);
