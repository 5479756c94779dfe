import { deleteUser } from '#components/control/forms/management/delete-user.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(deleteUser);
