import { handBooks } from '#components/accounts/forms/passbook/hand-books.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(handBooks);
