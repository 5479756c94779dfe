import { saveRole } from '#components/control/forms/management/save-role.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveRole);
