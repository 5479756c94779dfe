import { bankDeal } from '#components/cash/forms/currency/bank-deal.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(bankDeal);
