import { importList } from '#components/screens/definitions/screening/import-list.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(importList);
