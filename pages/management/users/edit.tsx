import { editUser } from '#components/screens/definitions/management/edit-user.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(editUser);
