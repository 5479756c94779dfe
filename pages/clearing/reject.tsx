import { rejectSheet } from '#components/cheques/forms/clearing/chosen-instruments.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(rejectSheet);
