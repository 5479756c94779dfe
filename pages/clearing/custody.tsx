import { custody } from '#components/cheques/forms/clearing/deposit-instruments.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(custody);
