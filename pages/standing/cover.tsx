import { saveCover } from '#components/screens/definitions/standing/save-cover.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveCover);
