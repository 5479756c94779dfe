import { replaceBook } from '#components/accounts/forms/passbook/replace-book.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(replaceBook);
