import { saveLayout } from '#components/books/forms/finance/save-layout.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveLayout);
