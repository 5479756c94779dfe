import { editWalkIn } from '#components/customers/forms/wic/edit-walk-in.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(editWalkIn);
