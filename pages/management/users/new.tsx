import { createUser } from '#components/screens/definitions/management/create-user.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(createUser);
