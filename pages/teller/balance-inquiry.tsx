import { balanceInquiry } from '#components/screens/definitions/savings/balance-inquiry.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(balanceInquiry);
