import { centralBankBill } from '#components/screens/definitions/settlement/bill.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(centralBankBill);
