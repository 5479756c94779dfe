import { saveMenu } from '#components/screens/definitions/management/save-menu.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveMenu);
