import { issueBook } from '#components/screens/definitions/warkat/book.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(issueBook);
