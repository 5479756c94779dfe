import { paySpecial } from '#components/accounts/forms/closing/pay-special.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(paySpecial);
