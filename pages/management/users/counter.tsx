import { editCounter } from '#components/control/forms/management/edit-counter.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(editCounter);
