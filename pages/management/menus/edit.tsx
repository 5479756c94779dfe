import { saveMenu } from '#components/control/forms/management/save-menu.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveMenu);
