import { voidBooks } from '#components/accounts/forms/passbook/void-books.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(voidBooks);
