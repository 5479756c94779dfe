import { voidBooks } from '#components/screens/definitions/passbook/void-books.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(voidBooks);
