import { saveTemplate } from '#components/books/forms/ledger/template.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveTemplate);
