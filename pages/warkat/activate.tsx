import { activateBook } from '#components/cheques/forms/warkat/book.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(activateBook);
