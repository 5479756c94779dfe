import { handBooks } from '#components/screens/definitions/passbook/hand-books.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(handBooks);
