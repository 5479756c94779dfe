import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';
import { payPayroll } from '#components/payments/forms/payroll/pay.tsx';

export default transactionScreen(payPayroll);
