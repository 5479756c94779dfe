import { endWaiver } from '#components/accounts/forms/savings/end-waiver.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(endWaiver);
