import { createUser } from '#components/control/forms/management/create-user.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(createUser);
