import { saveRole } from '#components/screens/definitions/management/save-role.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveRole);
