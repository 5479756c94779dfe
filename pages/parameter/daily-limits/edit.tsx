import { saveDailyLimit } from '#components/screens/definitions/parameter/save-daily-limit.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveDailyLimit);
