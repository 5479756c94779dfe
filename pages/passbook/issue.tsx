import { issueBook } from '#components/screens/definitions/passbook/issue-book.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(issueBook);
