import { balanceInquiry } from '#components/accounts/forms/savings/balance-inquiry.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(balanceInquiry);
