import { openBankDay } from '#components/screens/definitions/branch/open-bank-day.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(openBankDay);
