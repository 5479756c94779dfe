import { saveLayout } from '#components/screens/definitions/finance/save-layout.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveLayout);
