import { paySpecial } from '#components/screens/definitions/closing/pay-special.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(paySpecial);
