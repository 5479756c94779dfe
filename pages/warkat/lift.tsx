import { liftStop } from '#components/screens/definitions/warkat/sheets.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(liftStop);
