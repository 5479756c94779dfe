import { refuseSheet } from '#components/cheques/forms/warkat/refused.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(refuseSheet);
