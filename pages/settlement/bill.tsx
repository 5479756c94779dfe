import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { centralBankBill } from '#components/payments/forms/settlement/bill.tsx';

export default transactionScreen(centralBankBill);
