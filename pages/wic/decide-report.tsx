import { decideReport } from '#components/screens/definitions/wic/decide-report.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(decideReport);
