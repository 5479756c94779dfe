import { withdrawClosing } from '#components/screens/definitions/closing/withdraw-closing.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(withdrawClosing);
