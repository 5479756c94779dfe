import { issueBook } from '#components/accounts/forms/passbook/issue-book.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(issueBook);
