import { bankDeal } from '#components/screens/definitions/currency/bank-deal.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(bankDeal);
