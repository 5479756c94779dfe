import { importFinancing } from '#components/screens/definitions/customer/import-financing.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(importFinancing);
