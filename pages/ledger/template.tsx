import { saveTemplate } from '#components/screens/definitions/ledger/template.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveTemplate);
