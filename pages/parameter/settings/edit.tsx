import { saveSetting } from '#components/control/forms/parameter/save-setting.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveSetting);
