import { remitLevy } from '#components/books/forms/finance/remit-levy.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(remitLevy);
