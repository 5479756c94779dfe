import { receiveBooks } from '#components/screens/definitions/passbook/receive-books.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(receiveBooks);
