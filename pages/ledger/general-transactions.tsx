import { generalEntries } from '#components/books/forms/ledger/general-entries.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(generalEntries);
