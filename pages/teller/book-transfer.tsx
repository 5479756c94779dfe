import { bookTransfer } from '#components/screens/definitions/teller/book-transfer.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(bookTransfer);
