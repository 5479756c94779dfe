import { returnSheets } from '#components/cheques/forms/warkat/instruments.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(returnSheets);
