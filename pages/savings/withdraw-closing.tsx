import { withdrawClosing } from '#components/accounts/forms/closing/withdraw-closing.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(withdrawClosing);
