import { endWaiver } from '#components/screens/definitions/savings/end-waiver.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(endWaiver);
