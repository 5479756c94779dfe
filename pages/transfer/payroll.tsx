import { payPayroll } from '#components/screens/definitions/payroll/pay.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(payPayroll);
