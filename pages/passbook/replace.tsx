import { replaceBook } from '#components/screens/definitions/passbook/replace-book.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(replaceBook);
