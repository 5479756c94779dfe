import { cancelSheets } from '#components/cheques/forms/warkat/instruments.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(cancelSheets);
