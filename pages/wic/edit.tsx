import { editWalkIn } from '#components/screens/definitions/wic/edit-walk-in.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(editWalkIn);
