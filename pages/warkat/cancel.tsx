import { cancelSheets } from '#components/cheques/forms/warkat/sheets.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(cancelSheets);
