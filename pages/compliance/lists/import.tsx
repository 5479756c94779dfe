import { importList } from '#components/customers/forms/screening/import-list.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(importList);
