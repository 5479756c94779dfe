import { reportSettled } from '#components/screens/definitions/warkat/refused.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(reportSettled);
