import { editCounter } from '#components/screens/definitions/management/edit-counter.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(editCounter);
