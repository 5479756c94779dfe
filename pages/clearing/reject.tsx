import { rejectSheet } from '#components/screens/definitions/clearing/chosen-sheets.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(rejectSheet);
