import { bookTransfer } from '#components/cash/forms/teller/book-transfer.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(bookTransfer);
