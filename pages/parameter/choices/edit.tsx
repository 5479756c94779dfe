import { saveCode } from '#components/control/forms/parameter/save-code.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveCode);
