import { openBankDay } from '#components/business-day/forms/branch/open-bank-day.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(openBankDay);
