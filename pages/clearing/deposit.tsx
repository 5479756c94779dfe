import { depositSheets } from '#components/screens/definitions/clearing/deposit-sheets.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(depositSheets);
