import { decideReport } from '#components/customers/forms/wic/decide-report.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(decideReport);
