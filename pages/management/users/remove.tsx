import { deleteUser } from '#components/screens/definitions/management/delete-user.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(deleteUser);
