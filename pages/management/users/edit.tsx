import { editUser } from '#components/control/forms/management/edit-user.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(editUser);
