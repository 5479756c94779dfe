import { saveSetting } from '#components/screens/definitions/parameter/save-setting.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveSetting);
