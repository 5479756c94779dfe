import { receiveBooks } from '#components/accounts/forms/passbook/receive-books.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(receiveBooks);
