import { generalEntry } from '#components/books/forms/ledger/general-entry.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(generalEntry);
