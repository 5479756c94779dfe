import { saveAccount } from '#components/books/forms/finance/save-account.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveAccount);
