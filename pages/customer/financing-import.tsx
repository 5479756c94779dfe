import { importFinancing } from '#components/customers/forms/customer/import-financing.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(importFinancing);
